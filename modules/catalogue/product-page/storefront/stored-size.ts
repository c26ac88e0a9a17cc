import { SIZE_IN_ADDRESS } from '#modules/catalogue/products/rules/product-links.ts';

/** The size chosen for another colour or named in an email, if this product has it. */
export function sizeInAddress(sizes: readonly { type: string }[]): string | null {
  const wanted = new URLSearchParams(window.location.hash.slice(1)).get(SIZE_IN_ADDRESS);
  return sizes.find(({ type }) => type === wanted)?.type ?? null;
}

export function showColours(chosen: string | null): void {
  const hash = chosen === null ? '' : new URLSearchParams({ [SIZE_IN_ADDRESS]: chosen }).toString();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-colour]')) link.hash = hash;
}
