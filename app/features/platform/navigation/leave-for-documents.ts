import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isDocumentAddress, isEnclosedAddress } from '#rules/platform/navigation/document-addresses.ts';
import { navigationTarget } from './router-in-page.ts';

/**
 * A public page is a document, and the frame around a page is drawn by the server: whatever leads to a document or into
 * another frame from a screen with a router, a redirect too, is left to the browser.
 */
export const leaveForDocuments: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }) => {
  const target = navigationTarget();
  if (!target || request.method !== 'GET' || !needsLoading(target.path, window.location.pathname)) return;
  // Whoever comes back finds the page as it was left, waiting for this navigation: it begins anew.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), { once: true });
  window.location.assign(target.href);
  // The page is being left: nothing of the old one changes any more.
  await new Promise(() => {});
};

/** Does the browser load a page to get there, instead of the router drawing it in this one? */
export function needsLoading(address: string, from: string): boolean {
  return isDocumentAddress(address) || isEnclosedAddress(address) !== isEnclosedAddress(from);
}
