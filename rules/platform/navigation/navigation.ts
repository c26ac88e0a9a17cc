/** The page type of the product page, as in the class of `#container`. */
export const productPage = 'projector';

/** S2.84: going back or forward from the product page to another path loads that page afresh. */
export function backNeedsReload(pageType: string | undefined, shownPath: string, newPath: string): boolean {
  return pageType === productPage && shownPath !== newPath;
}

/** S9.09 */
export const fragmentTimeout = 16_000;

export type FragmentEnd = 'loaded' | 'failed' | 'silent' | 'replaced';

/** What follows the end of a fragment load: show it, go to the full address (S7.12), or nothing, because a newer load took its place (S4.02). */
export function afterFragment(end: FragmentEnd): 'show' | 'go-to-target' | 'nothing' {
  if (end === 'loaded') return 'show';
  return end === 'replaced' ? 'nothing' : 'go-to-target';
}
