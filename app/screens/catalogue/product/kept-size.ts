/** In the part of an address that no server sees: pages are kept for everybody. */
const NAME = 'size';

/** The size another colour was left with, where this one has it too; null otherwise. */
export function sizeInAddress(sizes: readonly { type: string }[]): string | null {
  const wanted = new URLSearchParams(window.location.hash.slice(1)).get(NAME);
  return sizes.find(({ type }) => type === wanted)?.type ?? null;
}

/** Whoever goes to another colour takes the chosen size along. */
export function tellColours(chosen: string | null): void {
  const hash = chosen === null ? '' : new URLSearchParams({ [NAME]: chosen }).toString();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-colour]')) link.hash = hash;
}
