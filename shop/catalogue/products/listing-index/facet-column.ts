import { ValueSets } from './value-sets.ts';

/** One filter over all products: for each the number of its set of values. */
export class FacetColumn {
  readonly sets = new ValueSets();
  numbers: Int32Array = new Int32Array(0);

  put(slot: number, text: string): void {
    this.numbers[slot] = this.sets.numberOf(text);
  }
}
