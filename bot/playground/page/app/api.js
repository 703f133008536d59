// The local server's routes for persons. Every call answers parsed JSON or throws an ApiError.

class ApiError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

async function call(method, path, { query = {}, body = null } = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given).toString();
  const options = { method };
  if (body instanceof FormData) options.body = body;
  else if (body !== null) {
    options.body = JSON.stringify(body);
    options.headers = { "Content-Type": "application/json" };
  }
  let response;
  try {
    response = await fetch(`/local/${path}${search ? `?${search}` : ""}`, options);
  } catch {
    throw new ApiError(0, "The local server does not answer.");
  }
  const text = await response.text();
  let answer = null;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    answer = null;
  }
  if (!response.ok)
    throw new ApiError(response.status, answer?.message ?? `Error ${response.status}`);
  return answer;
}

export const fetchSession = (user) => call("GET", "session", { query: { user } });

export const fetchMessages = (user, channel, before) =>
  call("GET", `channels/${channel}/messages`, { query: { user, before, limit: 50 } });

/** `files` are sent as files[0], files[1], …; the payload refers to them by that number. */
export function postInteraction(user, payload, files = []) {
  let body = payload;
  if (files.length) {
    body = new FormData();
    body.append("payload_json", JSON.stringify(payload));
    files.forEach((file, number) => body.append(`files[${number}]`, file, file.name));
  }
  return call("POST", "interactions", { query: { user }, body });
}

export const createUser = (name, locale) => call("POST", "users", { body: { name, locale } });

export const changeUser = (id, change) => call("PATCH", `users/${id}`, { body: change });

export const fillTable = (user, channel_id, count, pace) =>
  call("POST", "fill", { query: { user }, body: { channel_id, count, pace } });

export const fetchTable = (user, channel_id) =>
  call("GET", "fill", { query: { user, channel_id } });

export const emptyTable = (channel_id) => call("DELETE", "fill", { query: { channel_id } });

export const moveClock = (forward) => call("POST", "clock", { body: { forward } });
