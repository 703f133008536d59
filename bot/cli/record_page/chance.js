// Chance as the bot derives it (bot/engine/chance.py): every decision reads 32-bit words, big end
// first, of HMAC-SHA256(seed, "round/purpose/counter/block") for block 0, 1, 2 …
// SHA-256 is written out, as browsers offer their own only to pages that came over a network.

const PRIMES = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
const fraction = (x) => Math.floor((x - Math.floor(x)) * 2 ** 32);
const ROUND_WORDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const FIRST_WORDS = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turned = (word, bits) => (word >>> bits) | (word << (32 - bits));

/** The SHA-256 of bytes (FIPS 180-4), as bytes. */
function sha256(bytes) {
  const length = ((bytes.length + 72) >> 6) << 6;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  const hash = Int32Array.from(FIRST_WORDS);
  const words = new Int32Array(64);
  for (let start = 0; start < length; start += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        words[i] = view.getInt32(start + 4 * i);
        continue;
      }
      const [near, far] = [words[i - 15], words[i - 2]];
      const low = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
      const high = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
      words[i] = words[i - 16] + low + words[i - 7] + high;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + mixed + ((e & f) ^ (~e & g)) + ROUND_WORDS[i] + words[i]) | 0;
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));
const ascii = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes of a hexadecimal text in small letters, as records have it; null for any other. */
function unhex(text) {
  if (typeof text !== "string" || !/^([0-9a-f]{2})+$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
}

/** The HMAC-SHA256 (RFC 2104) of bytes under a key of bytes. */
function hmac(key, bytes) {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const padded = (pad) => block.map((byte) => byte ^ pad);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), bytes))));
}

/** All chance of a game, as its seed gives it. */
class Chance {
  constructor(seed) {
    this.seed = seed;
  }

  /** What was shown at the start: SHA-256 of the seed followed by the game's id. */
  commitment(game) {
    return hex(sha256(joined(this.seed, ascii(game))));
  }

  /** Fisher and Yates, from the last place to the second. */
  shuffled(items, round, purpose, counter = 0) {
    const words = this.words(`${round}/${purpose}/${counter}`);
    const out = [...items];
    for (let last = out.length - 1; last > 0; last--) {
      const other = below(last + 1, words);
      [out[last], out[other]] = [out[other], out[last]];
    }
    return out;
  }

  choice(items, round, purpose, counter = 0) {
    return items[below(items.length, this.words(`${round}/${purpose}/${counter}`))];
  }

  *words(stream) {
    for (let block = 0; ; block++) {
      const digest = new DataView(hmac(this.seed, ascii(`${stream}/${block}`)).buffer);
      for (let start = 0; start < 32; start += 4) yield digest.getUint32(start);
    }
  }
}

/** A number below the limit; words beyond its last full multiple are thrown away. */
function below(limit, words) {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  let word = words.next().value;
  while (word >= fair) word = words.next().value;
  return word % limit;
}
