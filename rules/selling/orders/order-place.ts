/** Where a form of the order may be left for; what stands in it is kept on the way. */
const PLACES = ['/koszyk', '/zamowienie/dane', '/zamowienie/punkt-odbioru', '/logowanie?zamowienie'] as const;

export type OrderPlace = (typeof PLACES)[number];

/** A place of the order; null for any other address. */
export function readPlace(sent: unknown): OrderPlace | null {
  return PLACES.find((place) => place === sent) ?? null;
}
