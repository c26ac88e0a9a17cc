/** S9.10, milliseconds. */
export const CALL_TIMEOUT = 18_000;

/** A call of the contract: ends after 18 s, or when the caller gives up. */
export function call(address: string, init: RequestInit = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(CALL_TIMEOUT);
  return fetch(address, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
}

/** Notes a failure for developers; the shopper sees nothing of it. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what}:`, error);
}
