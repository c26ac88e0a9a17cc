/** S9.43: the shop may set another minimum. */
export const SEARCH_MINIMUM = 2;
/** S9.44 */
export const SUGGESTED_PRODUCTS = 6;
/** S9.45, milliseconds after typing stops. */
export const SEARCH_PAUSE = 500;
/** Letters of a text that are read; nobody types more, and a user who sends more does not search. */
export const MAX_SEARCH_LENGTH = 200;

/** Is there enough text to search for? */
export function isSearchable(text: string, minimum: number = SEARCH_MINIMUM): boolean {
  return [...text.trim()].length >= minimum;
}
