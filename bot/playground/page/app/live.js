// The live connection: frames from the server become announcements; a lost one is taken up again.

import { announce, state } from "./state.js";

let socket = null;
let attempt = 0;

/** Connects for the person who is looking; a connection for somebody else ends. */
export function connect() {
  const user = state.me.id;
  const old = socket;
  const address = new URL(`/local/live?user=${user}`, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const mine = new WebSocket(address);
  socket = mine;
  old?.close();
  mine.addEventListener("open", () => {
    if (socket !== mine) return;
    const again = !state.connected;
    attempt = 0;
    state.connected = true;
    announce("connection", { again });
  });
  mine.addEventListener("message", (event) => {
    if (socket !== mine) return;
    const frame = JSON.parse(event.data);
    announce(frame.t, frame.d ?? {});
  });
  mine.addEventListener("close", () => {
    if (socket !== mine) return;
    state.connected = false;
    announce("connection", { again: false });
    attempt += 1;
    setTimeout(() => socket === mine && connect(), Math.min(8000, 400 * 2 ** attempt));
  });
}
