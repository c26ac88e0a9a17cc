/** A shopping list; the token opens a public one for others. */
export function listLink(id: number, shareToken = ''): string {
  return `/listy/${id}${shareToken && `?token=${encodeURIComponent(shareToken)}`}`;
}

/** Where a product is put on a list without a script; the size is asked for when it is not known. */
export function addToListLink(productId: number, size = ''): string {
  return `/listy/dodaj?product=${productId}${size && `&size=${encodeURIComponent(size)}`}`;
}

export const FAVOURITES = 'ulubione';
/** The same for all that the shopper marked as favourites: the shop reads them itself. */
export const FROM_FAVOURITES = `/listy/dodaj?${FAVOURITES}=1`;

/** Where a mail's reader says that they want no mails about what they keep. */
export function endWatchingLink(token: string): string {
  return `/odlozone/${token}/rezygnacja`;
}
