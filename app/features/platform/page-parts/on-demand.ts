/** Everything about marketing pieces that a page without them never loads. */
export { followConsent } from './follow-consent.ts';
export { placePageParts } from './place-page-parts.ts';
export { runFlaggedScripts } from './run-flagged-scripts.ts';
