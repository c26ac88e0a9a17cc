import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isDocumentAddress } from '#rules/platform/navigation/document-addresses.ts';
import { navigationTarget } from './router-in-page.ts';

/** A public page is a document: whatever leads there from a screen with a router, a redirect too, is left to the browser. */
export const leaveForDocuments: MiddlewareFunction<Record<string, DataStrategyResult>> = async () => {
  const target = navigationTarget();
  if (!target || !isDocumentAddress(target.path)) return;
  window.location.assign(target.href);
  // The page is being left: nothing of the old one changes any more.
  await new Promise(() => {});
};
