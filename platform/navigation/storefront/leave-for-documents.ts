import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { leaveFor } from '#platform/islands/storefront/run-busy.ts';
import { isDocumentAddress, isEnclosedAddress } from '../rules/document-addresses.ts';
import { navigationTarget } from './router-in-page.ts';

/**
 * A public page is a document, and the server renders the frame around a page: the browser follows every link and redirect
 * from a screen with a router to a document or into another frame.
 */
export const leaveForDocuments: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }) => {
  const target = navigationTarget();
  if (!target || request.method !== 'GET' || !needsLoading(target.path, window.location.pathname)) return;
  void leaveFor(target.href);
  // The page is being left: nothing of the old one changes any more.
  await new Promise(() => {});
};

/** Does the browser load a page to get there, instead of the router rendering it in this one? */
export function needsLoading(address: string, from: string): boolean {
  return isDocumentAddress(address) || isEnclosedAddress(address) !== isEnclosedAddress(from);
}
