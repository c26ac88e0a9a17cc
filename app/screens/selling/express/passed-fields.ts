const FORM_FIELD =
  /^(product|size|comment|subscription|days_in_period|(bundled_\w+|priceformula)\[[^\]]{1,64}\](\[\w*\])?)$/;
const LONGEST = 500;

/** The fields of the product form that go on to the basket; anything else in the address is left behind. */
export function passedFields(sent: URLSearchParams, quantity: number): [name: string, value: string][] {
  const known = [...sent].filter(([name, value]) => FORM_FIELD.test(name) && value.length <= LONGEST);
  return [...known, ['number', String(quantity)]];
}
