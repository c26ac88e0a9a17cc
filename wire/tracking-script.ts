import { scriptMark } from '#modules/content/tracking/rules/script-mark.ts';
import { oneLineEnd } from '#platform/text/rules/text.ts';

/**
 * Where a handed-out script can be loaded from. The page's policy runs nothing inline, so the browser asks the shop for
 * the very text it was handed; the shop gives only what it queued for this visitor itself.
 */
export const TRACKING_SCRIPT_PATH = '/ajax/tracking-event.js';

export function trackingScriptAddress(script: string): string {
  return `${TRACKING_SCRIPT_PATH}?mark=${scriptMark(script)}`;
}

/**
 * Where a script of a marketing piece can be loaded from. The page's policy runs nothing that came with HTML, so the browser
 * asks the shop for the very text it was handed; the shop gives only what the owner put into a piece.
 */
export const PAGE_PART_SCRIPT_PATH = '/ajax/page-part.js';

export function pagePartScriptAddress(script: string): string {
  return `${PAGE_PART_SCRIPT_PATH}?mark=${scriptMark(oneLineEnd(script))}`;
}
