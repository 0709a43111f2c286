/** Requests to the lobby; what can't be done is a `Refusal` with a sentence to show. */
import type { Trouble } from "./wire";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export interface Asker {
  token: string;
  language: string;
}

const asker: Asker = { token: "", language: "en" };

/** Who asks from now on, and in which language. */
export function askAs(who: Partial<Asker>): void {
  Object.assign(asker, who);
}

/** Ask as whoever this device is, or as the owner of another token that it keeps. */
export function get<T>(path: string, token?: string): Promise<T> {
  return ask<T>(path, "GET", undefined, token);
}

export function post<T>(path: string, body?: unknown, token?: string): Promise<T> {
  return ask<T>(path, "POST", body, token);
}

/** The text of an answer that is not JSON. */
export async function getText(path: string): Promise<string> {
  const answer = await send(path, "GET");
  if (!answer.ok) throw await refusal(answer);
  return answer.text();
}

async function ask<T>(path: string, method: string, body?: unknown, token?: string): Promise<T> {
  const answer = await send(path, method, body, token);
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function send(
  path: string,
  method: string,
  body?: unknown,
  token = asker.token,
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const joint = path.includes("?") ? "&" : "?";
  const request: RequestInit = { method, headers };
  if (body !== undefined) request.body = JSON.stringify(body);
  try {
    return await fetch(`${path}${joint}lang=${asker.language}`, request);
  } catch {
    throw new Refusal("offline", "offline", 0);
  }
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const trouble = (await answer.json()) as Trouble;
    return new Refusal(trouble.code, trouble.error, answer.status);
  } catch {
    return new Refusal("broken", "broken", answer.status);
  }
}
