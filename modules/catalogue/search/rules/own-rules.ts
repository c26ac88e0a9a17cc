import { type OwnWords, type Synonym, toOwnWords } from './own-words.ts';
import { parseQuery } from './parse-query.ts';

/** What the owner set up for the search (O.31): words that belong together, products that stand first, words that lead to a page. */
export const SEARCH_RULE_KINDS = ['synonym', 'pin', 'page'] as const;
export type SearchRuleKind = (typeof SEARCH_RULE_KINDS)[number];

export interface SearchRule extends Synonym {
  kind: SearchRuleKind;
  /** Of a pin: these products, in this order. */
  productIds: readonly number[];
  /** Of a page: where it stands. */
  address: string;
}

export interface OwnRules {
  words: OwnWords;
  /** By `searchKey`. */
  pins: ReadonlyMap<string, readonly number[]>;
  pages: ReadonlyMap<string, { address: string; phrase: string }>;
}

/**
 * What two searches share that ask for the same: the words in any form and order, without little ones, and the same limits.
 * Null for a text that asks for nothing.
 */
export function searchKey(text: string): string | null {
  const { words, without, bounds } = parseQuery(text);
  const { from, to, cheapest, sizes } = bounds;
  const limits = [from ?? '', to ?? '', cheapest ? '<' : '', ...sizes].join('');
  if (words.length === 0 && limits === '') return null;
  const stemsOf = (some: typeof words) => some.map(({ stems: [stem] }) => stem).toSorted();
  return [stemsOf(words), stemsOf(without), [limits]].map((part) => part.join(' ')).join('|');
}

/** Whether an address of the shop is a search, also under the name other front ends know it by. */
export function isSearchAddress(address: string): boolean {
  const [path = ''] = address.toLowerCase().split('?');
  return /^\/(?:szukaj|search\.php)(?:\/|$)/.test(path.replaceAll(/%[2-7][\da-f]/g, decodeURIComponent));
}

export function toOwnRules(rules: readonly SearchRule[]): OwnRules {
  const keyed = (kind: SearchRuleKind) =>
    rules
      .filter((rule) => rule.kind === kind)
      .flatMap((rule) => rule.phrases.map((phrase) => ({ rule, phrase, key: searchKey(phrase) ?? '' })));
  return {
    words: toOwnWords(rules.filter(({ kind }) => kind === 'synonym')),
    pins: new Map(keyed('pin').map(({ key, rule }) => [key, rule.productIds])),
    pages: new Map(keyed('page').map(({ key, rule, phrase }) => [key, { address: rule.address, phrase }])),
  };
}
