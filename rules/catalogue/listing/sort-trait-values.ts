const SCALES: Record<string, number> = { mg: 0.001, g: 1, kg: 1000, ml: 1, l: 1000, mm: 1, cm: 10, m: 1000 };
const NO_AMOUNT = Number.MAX_VALUE;

const words = new Intl.Collator('pl', { numeric: true });

/** In the order the shop gave them; without one amounts rise, whatever their unit, and words follow the alphabet. */
export function sortTraitValues<Value extends { name: string; position: number }>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, amount: readAmount(value.name) }))
    .sort(
      (a, b) => a.value.position - b.value.position || a.amount - b.amount || words.compare(a.value.name, b.value.name),
    )
    .map(({ value }) => value);
}

function readAmount(name: string): number {
  const [, digits, unit = ''] = /^(\d[\d\s]*(?:[.,]\d+)?)\s*(\p{L}*)/u.exec(name) ?? [];
  return digits ? Number(digits.replace(/\s/g, '').replace(',', '.')) * (SCALES[unit.toLowerCase()] ?? 1) : NO_AMOUNT;
}
