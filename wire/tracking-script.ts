import { scriptMark } from '#rules/content/tracking/script-mark.ts';

/**
 * Where a handed-out script can be loaded from. The page's policy runs nothing inline, so the browser asks the shop for
 * the very text it was handed; the shop gives only what it queued for this visitor itself.
 */
export const TRACKING_SCRIPT_PATH = '/ajax/tracking-event.js';

export function trackingScriptAddress(script: string): string {
  return `${TRACKING_SCRIPT_PATH}?mark=${scriptMark(script)}`;
}
