import { scriptMark } from '#modules/content/tracking/rules/script-mark.ts';
import { oneLineEnd } from '#platform/text/rules/text.ts';

/**
 * The content policy forbids inline scripts, so the browser loads the text of an event by its mark; the server answers only
 * scripts that it queued for this visitor.
 */
export const TRACKING_SCRIPT_PATH = '/ajax/tracking-event.js';

export function trackingScriptAddress(script: string): string {
  return `${TRACKING_SCRIPT_PATH}?mark=${scriptMark(script)}`;
}

/**
 * The script of a marketing piece by its mark; the server answers only scripts of the owner's pieces.
 */
export const PAGE_PART_SCRIPT_PATH = '/ajax/page-part.js';

export function pagePartScriptAddress(script: string): string {
  return `${PAGE_PART_SCRIPT_PATH}?mark=${scriptMark(oneLineEnd(script))}`;
}
