const LENGTHS = [8, 12, 13, 14];

/** Is it a number of a bar code (GTIN-8, UPC, EAN-13, GTIN-14) with the right last digit? */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false;
  return checkDigit(text.slice(0, -1)) === Number(text.at(-1));
}

/** Numbers GS1 leaves to shops for their own use, and those of coupons: elsewhere they name something else, or nothing. */
const OF_ONE_SHOP = /^(?:0[245]|2|9[89])/;
const SHORT_OF_ONE_SHOP = /^[02]/;

/** Whether the number is global, not internal to a shop. */
export function isGtinEverywhere(text: string): boolean {
  if (!isGtin(text)) return false;
  return text.length === 8 ? !SHORT_OF_ONE_SHOP.test(text) : !OF_ONE_SHOP.test(text.padStart(14, '0').slice(1));
}

/** The last digit of a bar code: counted from the right, digits weigh 3 and 1 in turn. */
export function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
