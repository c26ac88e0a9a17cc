/** Between two values in the text of a set: it is in no value. */
export const VALUE_BREAK = '\u001e';

/**
 * The different sets of values products have in one filter. Whole catalogues share few of them, so a product keeps only
 * the number of its set, and what holds for a set is found out once for all its products.
 */
export class ValueSets {
  /** Every value met so far; its place is its code. */
  readonly values: string[] = [];
  /** The codes of the values of every set. */
  readonly codes: number[][] = [];
  readonly #codeOf = new Map<string, number>();
  readonly #numberOf = new Map<string, number>();

  constructor(texts: readonly string[] = []) {
    for (const text of texts) this.numberOf(text);
  }

  /** Every set as it was written, by its number. */
  get texts(): string[] {
    return [...this.#numberOf.keys()];
  }

  get size(): number {
    return this.codes.length;
  }

  /** The number of a set, written as its values in a fixed order with breaks between; empty for none. */
  numberOf(text: string): number {
    const known = this.#numberOf.get(text);
    if (known !== undefined) return known;
    const number = this.codes.length;
    this.codes.push(text === '' ? [] : text.split(VALUE_BREAK).map((value) => this.#code(value)));
    this.#numberOf.set(text, number);
    return number;
  }

  /** For every set 1 when it holds a value that fits, otherwise 0. */
  holding(fits: (value: string) => boolean): Uint8Array {
    const fitting = new Set(this.values.flatMap((value, code) => (fits(value) ? [code] : [])));
    return Uint8Array.from(this.codes, (codes) => Number(codes.some((code) => fitting.has(code))));
  }

  #code(value: string): number {
    const known = this.#codeOf.get(value);
    if (known !== undefined) return known;
    this.#codeOf.set(value, this.values.push(value) - 1);
    return this.values.length - 1;
  }
}
