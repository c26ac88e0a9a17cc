import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

let awaited: string | undefined;

/** Says which address the endless list asks for next, so that its failure can be told from a navigation's. */
export function awaitNextPage(address: string) {
  awaited = new URL(address, window.location.origin).href;
}

/** Contract 2.4 B: when the next page fails to come, the list stays as it is and its link still works. */
export const forgiveNextPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const isNextPage = request.url === awaited;
  // Once: when the shopper then follows the link, a failure is a navigation's again.
  if (isNextPage) awaited = undefined;
  const results = await next();
  if (!isNextPage) return results;
  return Object.fromEntries(
    Object.entries(results).map(([id, result]) => [
      id,
      result.type === 'error' ? { type: 'data' as const, result: null } : result,
    ]),
  );
};
