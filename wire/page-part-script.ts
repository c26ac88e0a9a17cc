import { scriptMark } from '#rules/content/tracking/script-mark.ts';
import { oneLineEnd } from '#rules/platform/text/text.ts';

/**
 * Where a script of a marketing piece can be loaded from. The page's policy runs nothing that came with HTML, so the browser
 * asks the shop for the very text it was handed; the shop gives only what the owner put into a piece.
 */
export const PAGE_PART_SCRIPT_PATH = '/ajax/page-part.js';

export function pagePartScriptAddress(script: string): string {
  return `${PAGE_PART_SCRIPT_PATH}?mark=${scriptMark(oneLineEnd(script))}`;
}
