import { searchTexts } from '#texts/search.ts';

interface Named {
  name: string;
  link: string;
}

/** The answer of `productsTextSearch`; any group may be missing. */
export interface SearchGroups {
  products?:
    | (Named & {
        iconSmall?: string | null;
        price?: { price?: { gross?: Amount | null; net?: Amount | null } | null } | null;
      })[]
    | null;
  menuNodes?: (Named & { bc?: { item?: { title: string }[] } | null })[] | null;
  producers?: Named[] | null;
  series?: Named[] | null;
  cms?: Named[] | null;
  searchQueries?: Named[] | null;
}

interface Amount {
  value: number;
  formatted: string;
}

export interface Suggestion {
  link: string;
  name: string;
  icon?: string;
  /** A price, or the path of a category. */
  note?: string;
}

export interface SuggestionGroup {
  title: string;
  suggestions: Suggestion[];
}

const groupOrder = ['products', 'menuNodes', 'producers', 'series', 'searchQueries', 'cms'] as const;

/** The non-empty groups of an answer, ready to show; null when nothing was found. */
export function suggestionGroups(answer: SearchGroups, priceType: 'gross' | 'net'): SuggestionGroup[] | null {
  const groups = groupOrder.map((key) => ({
    title: searchTexts.groups[key],
    suggestions:
      key === 'products'
        ? (answer.products ?? []).map((product) => ({
            ...plain(product),
            icon: product.iconSmall ?? undefined,
            note: priceNote(product.price?.price?.[priceType]),
          }))
        : key === 'menuNodes'
          ? (answer.menuNodes ?? []).map((node) => ({
              ...plain(node),
              note: node.bc?.item?.map(({ title }) => title).join(' / ') || undefined,
            }))
          : (answer[key] ?? []).map(plain),
  }));
  const filled = groups.filter(({ suggestions }) => suggestions.length > 0);
  return filled.length > 0 ? filled : null;
}

function plain({ name, link }: Named): Suggestion {
  return { name, link };
}

/** A price of exactly 0 means that it is given by phone (contract 2.13). */
function priceNote(amount: Amount | null | undefined): string | undefined {
  if (!amount) return undefined;
  return amount.value === 0 ? searchTexts.phonePrice : amount.formatted;
}
