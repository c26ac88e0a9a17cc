import { formatPoints } from '#platform/money/rules/format-money.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import type { SearchGroups } from '#wire/client/search.ts';
import * as searchTexts from '../../texts/storefront.ts';

export interface Suggestion {
  link: string;
  name: string;
  icon?: string;
  price?: string;
  path?: string;
  recent?: boolean;
}

export interface SuggestionGroup {
  title: string;
  suggestions: Suggestion[];
}

const groupOrder = ['products', 'menuNodes', 'producers', 'series', 'searchQueries', 'cms'] as const;

/** S7.31; null when nothing was found. */
export function suggestionGroups(answer: SearchGroups, priceType: PriceType): SuggestionGroup[] | null {
  const groups = groupOrder.map((key) => ({
    title: searchTexts.groups[key],
    suggestions: suggestionsOf(answer, key, priceType),
  }));
  const filled = groups.filter(({ suggestions }) => suggestions.length > 0);
  return filled.length > 0 ? filled : null;
}

const withoutMoney = (points = 0) => (points > 0 ? formatPoints(points) : searchTexts.phonePrice);

function suggestionsOf(answer: SearchGroups, key: keyof SearchGroups, priceType: PriceType): Suggestion[] {
  if (key === 'products') {
    return answer.products.map(({ name, link, iconSmall, price, points }) => {
      const { value, formatted } = price.price[priceType];
      // Contract 2.13: 0 is a price on request.
      return { name, link, icon: iconSmall, price: value === 0 ? withoutMoney(points) : formatted };
    });
  }
  if (key === 'menuNodes') {
    return answer.menuNodes.map(({ name, link, bc }) => ({
      name,
      link,
      // The path of a department is its name.
      path: bc.item.length > 1 ? bc.item.map(({ title }) => title).join(' / ') : undefined,
    }));
  }
  return answer[key].map(({ name, link }) => ({ name, link }));
}
