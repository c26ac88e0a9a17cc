import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { leaveFor } from '#platform/islands/storefront/run-busy.ts';
import { afterFragment, type FragmentEnd, fragmentTimeout } from '../rules/navigation.ts';
import { navigationTarget } from './router-in-page.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * A client navigation is the fragment load of the specification: the router asks for the address plus `.data` (S7.10),
 * aborts the load a newer one replaces (S4.02) and puts the plain address in the bar (S2.83). Added here: silence
 * longer than 16 s (S9.09) or any failure sends the browser to the full target (S7.12).
 */
export const loadFragment: MiddlewareFunction<Results> = async ({ request }, next) => {
  const target = navigationTarget();
  if (request.method !== 'GET' || !target || target.path !== pathOf(request.url)) return;

  const results = next();
  const end = await Promise.race([results.then((loaded) => judge(loaded, request.signal)), silence(request.signal)]);
  if (afterFragment(end) !== 'go-to-target') return results;

  void leaveFor(target.href);
  // The page is being left: hold the navigation, so that no error flashes up before the new page is there.
  return new Promise(() => {});
};

function judge(results: Results, signal: AbortSignal): FragmentEnd {
  if (signal.aborted) return 'replaced';
  // A redirect travels as an error holding a Response; it is an answer, not a failure.
  const failed = Object.values(results).some(({ type, result }) => type === 'error' && !(result instanceof Response));
  return failed ? 'failed' : 'loaded';
}

function silence(signal: AbortSignal): Promise<FragmentEnd> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('silent'), fragmentTimeout);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve('replaced');
    });
  });
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
