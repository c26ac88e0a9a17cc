/** The page type of the product page, as in the class of `#container`. */
export const productPage = 'projector';

/** S2.84: going back or forward from the product page to another path loads that page afresh. */
export function backNeedsReload(pageType: string | undefined, shownPath: string, newPath: string): boolean {
  return pageType === productPage && shownPath !== newPath;
}
