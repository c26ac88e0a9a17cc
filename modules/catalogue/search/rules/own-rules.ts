import { type OwnWords, type Synonym, toOwnWords } from './own-words.ts';
import { parseQuery } from './parse-query.ts';

export const SEARCH_RULE_KINDS = ['synonym', 'pin', 'page'] as const;
export type SearchRuleKind = (typeof SEARCH_RULE_KINDS)[number];

export interface SearchRule extends Synonym {
  kind: SearchRuleKind;
  productIds: readonly number[];
  address: string;
}

export interface OwnRules {
  words: OwnWords;
  /** By `searchKey`. */
  pins: ReadonlyMap<string, readonly number[]>;
  pages: ReadonlyMap<string, { address: string; phrase: string }>;
}

/** Equal for searches with the same words in any form and order and the same limits; null for an empty search. */
export function searchKey(text: string): string | null {
  const { words, without, bounds } = parseQuery(text);
  const { from, to, cheapest, sizes } = bounds;
  const limits = [from ?? '', to ?? '', cheapest ? '<' : '', ...sizes].join('');
  if (words.length === 0 && limits === '') return null;
  const stemsOf = (some: typeof words) => some.map(({ stems: [stem] }) => stem).toSorted();
  return [stemsOf(words), stemsOf(without), [limits]].map((part) => part.join(' ')).join('|');
}

/** Also under the address of other front ends. */
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
