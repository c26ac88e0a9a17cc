import { VALUE_BREAK } from '#modules/catalogue/products/server/index.ts';

/**
 * Catalogues share few different sets, so a product stores the number of its set, and a filter is evaluated once per
 * set.
 */
export class ValueSets {
  readonly values: string[] = [];
  readonly codes: number[][] = [];
  readonly #codeOf = new Map<string, number>();
  readonly #numberOf = new Map<string, number>();

  constructor(texts: readonly string[] = []) {
    for (const text of texts) this.numberOf(text);
  }

  get texts(): string[] {
    return [...this.#numberOf.keys()];
  }

  get size(): number {
    return this.codes.length;
  }

  /** `text` has the values in a fixed order with separators; empty for none. */
  numberOf(text: string): number {
    const existing = this.#numberOf.get(text);
    if (existing !== undefined) return existing;
    const number = this.codes.length;
    this.codes.push(text === '' ? [] : text.split(VALUE_BREAK).map((value) => this.#code(value)));
    this.#numberOf.set(text, number);
    return number;
  }

  /** 1 for every set that has a fitting value, otherwise 0. */
  holding(fits: (value: string) => boolean): Uint8Array {
    const fitting = new Set(this.values.flatMap((value, code) => (fits(value) ? [code] : [])));
    return Uint8Array.from(this.codes, (codes) => Number(codes.some((code) => fitting.has(code))));
  }

  #code(value: string): number {
    const existing = this.#codeOf.get(value);
    if (existing !== undefined) return existing;
    this.#codeOf.set(value, this.values.push(value) - 1);
    return this.values.length - 1;
  }
}
