const SCALES = new Map(Object.entries({ mg: 0.001, g: 1, kg: 1000, ml: 1, l: 1000, mm: 1, cm: 10, m: 1000 }));
const NO_AMOUNT = Number.MAX_VALUE;

const words = new Intl.Collator('pl', { numeric: true });

/** In the order the shop gave them, those without a place last: among them amounts rise, regardless of their unit, and words follow the alphabet. */
export function sortTraitValues<Value extends { name: string; position: number }>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, amount: parseTraitAmount(value.name) }))
    .sort(
      (a, b) => placeOf(a.value) - placeOf(b.value) || a.amount - b.amount || words.compare(a.value.name, b.value.name),
    )
    .map(({ value }) => value);
}

function placeOf({ position }: { position: number }): number {
  return position || Number.MAX_SAFE_INTEGER;
}

function parseTraitAmount(name: string): number {
  const [, digits, unit = ''] = /^(\d[\d\s]*(?:[.,]\d+)?)\s*(\p{L}*)/u.exec(name) ?? [];
  return digits
    ? Number(digits.replace(/\s/g, '').replace(',', '.')) * (SCALES.get(unit.toLowerCase()) ?? 1)
    : NO_AMOUNT;
}

const CHARACTERS = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl'];

/** Sizes as a shopper expects them: alphabetic ones from small to large, then by number, then by name. */
export function compareSizes(a: string, b: string): number {
  return alphabeticIndex(a) - alphabeticIndex(b) || numberOf(a) - numberOf(b) || a.localeCompare(b, 'pl');
}

function alphabeticIndex(size: string): number {
  const place = CHARACTERS.indexOf(size.toLowerCase());
  return place < 0 ? CHARACTERS.length : place;
}

function numberOf(size: string): number {
  const [digits] = /\d+(?:[.,]\d+)?/.exec(size) ?? [];
  return digits ? Number(digits.replace(',', '.')) : Number.MAX_SAFE_INTEGER;
}
