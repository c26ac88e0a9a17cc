/** In lists of addresses, which go by commas. */
const LISTED_COMMA = '%2C';

/** A size in a list of an address; it may be `9,5`. */
export function writeListedSize(type: string): string {
  return type.replaceAll(',', LISTED_COMMA);
}

/** The size that such a text names. */
export function parseListedSize(text: string): string {
  return text.replaceAll(LISTED_COMMA, ',');
}
