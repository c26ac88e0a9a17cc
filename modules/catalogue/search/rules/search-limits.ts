/** S9.43: the shop may set another minimum. */
export const SEARCH_MINIMUM = 2;
/** S9.44 */
export const SUGGESTED_PRODUCTS = 6;
/** S9.45, milliseconds after typing stops. */
export const SEARCH_PAUSE = 500;
/** Characters of a text that are read. */
export const MAX_SEARCH_LENGTH = 200;

export function isSearchable(text: string, minimum: number = SEARCH_MINIMUM): boolean {
  return [...text.trim()].length >= minimum;
}
