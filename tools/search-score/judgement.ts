/**
 * Texts that shoppers type into the demo shop, and a good first page of results for each. A judgement speaks of the product the
 * shopper sees (its name, categories, producer and traits, small letters) and knows nothing of how the search works.
 */
export interface JudgedQuery {
  text: string;
  /** A good product. It is matched with `name; categories; producer; traits`, so `^` is the beginning of the name. */
  good?: RegExp;
  /** Not on the first page. */
  never?: RegExp;
  /** Złoty, of every product on the first page. */
  from?: number;
  to?: number;
  /** Of the first five none costs less than the one before. */
  cheapestFirst?: true;
  /** Every product on the first page can be bought in it. */
  size?: string;
  /** A page of the shop that is offered. */
  page?: string;
  /** Nothing is found: any product would be nonsense. */
  empty?: true;
}

export type Judgement = Omit<JudgedQuery, 'text'>;

export const isCalled = (words: string): Judgement => ({ good: new RegExp(`^(?:${words})`) });
export const has = (...parts: string[]): Judgement => ({
  good: new RegExp(parts.map((part) => `(?=.*${part})`).join('')),
});
export const EMPTY: Judgement = { empty: true };
