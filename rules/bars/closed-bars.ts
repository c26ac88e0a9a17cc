/** The two bars a shopper can close (S4.27). The names are the ids of their elements. */
export const barIds = ['free_shipping_bar', 'rebate_code_bar'] as const;
export type BarId = (typeof barIds)[number];

/** The cookie that remembers a closed bar; both spellings are those of the wire contract. */
export const barCookies: Record<BarId, string> = {
  free_shipping_bar: 'freeeshipping_clicked',
  rebate_code_bar: 'rabateCode_clicked',
};

/** S9.50 */
export const barCookieDays = 1;

/** The key of the list in local storage: a JSON list of element ids. */
export const closedBarsKey = 'closedBars';

/** Reads the stored list; whatever is not a list of texts counts as empty. */
export function readClosedBars(stored: string | null): string[] {
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** The list with one more closed bar, as stored. */
export function addClosedBar(stored: string | null, bar: BarId): string {
  return JSON.stringify([...new Set([...readClosedBars(stored), bar])]);
}
