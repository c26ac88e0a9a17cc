import { checkWithServer, parseServerVerdict, type ServerCheck, type ServerVerdict } from '../rules/server-check.ts';

// S9.10
const TIMEOUT_MS = 18_000;

/** Checks one value on the server (S7.63). Any failure of the call is `unreachable`. */
export async function callServer(value: string, check: ServerCheck): Promise<ServerVerdict> {
  const { url, method, body } = checkWithServer(value, check);
  try {
    const response = await fetch(url, {
      method,
      headers: body === null ? undefined : { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? parseServerVerdict(await response.json()) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
