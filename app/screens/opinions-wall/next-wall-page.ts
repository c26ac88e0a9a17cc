import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

let awaited: string | undefined;

/** Says which address the wall asks for next, so that its failure can be told from a navigation's. */
export function awaitWallPage(address: string) {
  awaited = new URL(address, window.location.origin).href;
}

/** Contract 5: when the next page fails to come, the browser goes there itself. */
export const followFailedPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  if (request.url !== awaited || !Object.values(results).some(({ type }) => type === 'error')) return results;
  window.location.assign(request.url);
  return Object.fromEntries(Object.keys(results).map((id) => [id, { type: 'data' as const, result: null }]));
};
