/** Ways that lead away from a product's form. A file of its own: the form's script takes no other address along. */

/** The form of those who wait for a sold-out size; without one it asks for which. */
export function noticeLink(productId: number, sizeType?: string): string {
  const form = `/produkt/${productId}/powiadomienie`;
  return sizeType === undefined ? form : `${form}?rozmiar=${encodeURIComponent(sizeType)}`;
}

/** Calls of the compare list that work as plain links (contract 3.12). */
export function addComparedLink(id: number): string {
  return `/settings.php?comparers=add&product=${id}`;
}

export function removeComparedLink(ids: readonly number[]): string {
  return `/settings.php?comparers=remove&product=${ids.join(',')}`;
}

export function priceHistoryLink(product: number): string {
  return `/produkt/${product}/historia-ceny`;
}

/** The chosen size, in the part of an address that no server sees: pages are kept for everybody. */
export const SIZE_IN_ADDRESS = 'size';
