import { SUGGESTED_PRODUCTS } from '#modules/catalogue/search/rules/search-limits.ts';
import { asList, asNumber, asRecord, asText, orFalse, queryGraphql, quoted } from './call.ts';

interface FoundName {
  name: string;
  link: string;
}

interface FoundAmount {
  /** 0: the price is given by phone. */
  value: number;
  formatted: string;
}

/** Groups of a search answer (S3.38–S3.40); an absent group is empty. */
export interface SearchGroups {
  products: (FoundName & {
    iconSmall: string;
    price: { price: { gross: FoundAmount; net: FoundAmount } };
    /** Above 0: sold for points only. */
    points?: number;
  })[];
  series: FoundName[];
  producers: FoundName[];
  menuNodes: (FoundName & { bc: { item: { title: string }[] } })[];
  cms: FoundName[];
  searchQueries: FoundName[];
}

const AMOUNTS = 'gross { value formatted } net { value formatted }';
const SELECTION = [
  `products { name link iconSmall iconSmallSecond points price { price { ${AMOUNTS} } } }`,
  'menuNodes { name link bc { item { title } } }',
  ...['series', 'producers', 'cms', 'searchQueries'].map((group) => `${group} { name link }`),
].join(' ');

/** Suggestions for a text (S7.30), requested once per text and tab (S7.32); false after a failure (S7.33). */
export async function searchText(text: string, options: { signal?: AbortSignal } = {}): Promise<SearchGroups | false> {
  const stored = getStoredGroups(text);
  if (stored) return stored;
  const input = `{text: ${quoted(text)}, limit: ${SUGGESTED_PRODUCTS}}`;
  const read = async () => {
    const answer = await queryGraphql(`{ productsTextSearch(searchInput: ${input}) { ${SELECTION} } }`, options);
    const found = asRecord(answer.data).productsTextSearch;
    if (typeof found !== 'object' || found === null) throw new Error('the answer has no result');
    const groups = parseGroups(found);
    storeGroups(text, groups);
    return groups;
  };
  return orFalse('searching failed', read, options.signal);
}

function parseGroups(found: object): SearchGroups {
  const groups = asRecord(found);
  return {
    products: asList(groups.products).map((product) => ({
      ...parseName(product),
      iconSmall: asText(asRecord(product).iconSmall),
      price: { price: parsePrices(product) },
      points: asNumber(asRecord(product).points),
    })),
    menuNodes: asList(groups.menuNodes).map((node) => ({ ...parseName(node), bc: { item: parsePath(node) } })),
    series: asList(groups.series).map(parseName),
    producers: asList(groups.producers).map(parseName),
    cms: asList(groups.cms).map(parseName),
    searchQueries: asList(groups.searchQueries).map(parseName),
  };
}

function parseName(value: unknown): FoundName {
  const { name, link } = asRecord(value);
  return { name: asText(name), link: asText(link) };
}

function parsePrices(product: unknown) {
  const { gross, net } = asRecord(asRecord(asRecord(product).price).price);
  return { gross: parseAmount(gross), net: parseAmount(net) };
}

function parseAmount(value: unknown): FoundAmount {
  const { value: amount, formatted } = asRecord(value);
  return { value: asNumber(amount), formatted: asText(formatted) };
}

function parsePath(node: unknown): { title: string }[] {
  return asList(asRecord(asRecord(node).bc).item).map((item) => ({ title: asText(asRecord(item).title) }));
}

const keyOf = (text: string) => `search_${text}`;

function getStoredGroups(text: string): SearchGroups | null {
  try {
    const stored = sessionStorage.getItem(keyOf(text));
    return stored === null ? null : parseGroups(JSON.parse(stored));
  } catch {
    return null;
  }
}

function storeGroups(text: string, groups: SearchGroups): void {
  try {
    sessionStorage.setItem(keyOf(text), JSON.stringify(groups));
  } catch {
    // A full or blocked storage only causes another request.
  }
}
