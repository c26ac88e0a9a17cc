/** Ids of the products a browser opened last, newest first, joined by dots. */
export const VIEWED_COOKIE = 'viewed_products';
/** Short on purpose: it helps the shopper find the way back today, and builds no profile. */
export const VIEWED_DAYS = 1;

/** One more than a zone shows: the product on screen is left out. */
const MOST_VIEWED = 13;

export function readViewed(cookie: string | undefined): number[] {
  const ids = (cookie ?? '').split('.', MOST_VIEWED).filter((word) => /^[1-9]\d{0,9}$/.test(word));
  return [...new Set(ids.map(Number))];
}

/** The value of the cookie after one more product was opened. */
export function rememberViewed(cookie: string | undefined, id: number): string {
  return [id, ...readViewed(cookie).filter((viewed) => viewed !== id)].slice(0, MOST_VIEWED).join('.');
}
