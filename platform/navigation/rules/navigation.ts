export const productPage = 'projector';

/** S2.84: going back or forward from the product page to another path loads that page afresh. */
export function backNeedsReload(pageType: string | undefined, shownPath: string, newPath: string): boolean {
  return pageType === productPage && shownPath !== newPath;
}

/** S9.09 */
export const fragmentTimeout = 16_000;

export type FragmentEnd = 'loaded' | 'failed' | 'silent' | 'replaced';

/** The end of a fragment load: show it, go to the full address (S7.12), or nothing, because a newer load replaced it (S4.02). */
export function afterFragment(end: FragmentEnd): 'show' | 'go-to-target' | 'nothing' {
  if (end === 'loaded') return 'show';
  return end === 'replaced' ? 'nothing' : 'go-to-target';
}

/** S7.10: the address of a fragment is the link's own with a suffix, which the server leaves out of account. */
export function fragmentAddress(address: string): string {
  const [plain = '', hash] = address.split('#');
  const suffixed = `${plain}${plain.includes('?') ? '&' : '?'}fragment=content`;
  return hash === undefined ? suffixed : `${suffixed}#${hash}`;
}
