import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

let forgiven: string | undefined;

/** Says which address a part of the page asks for next, so that its failure can be told from a navigation's. */
export function forgiveLoad(address: string) {
  forgiven = new URL(address, window.location.origin).href;
}

/**
 * A part of the page that fails to come must not take the page away: it gets null, once, and says or does what helps. For
 * the routes whose data others ask for.
 */
export const forgiveFailure: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  if (request.url !== forgiven) return;
  forgiven = undefined;
  const results = await next();
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => [
      id,
      isFailure(result) ? { type: 'data' as const, result: null } : result,
    ]),
  );
};

/** A redirect travels as an error holding a Response; it is an answer. */
function isFailure({ type, result }: DataStrategyResult): boolean {
  return type === 'error' && !(result instanceof Response);
}
