import { isRating, OPINIONS_STEP } from '#modules/after-sale/opinions/rules/opinion-limits.ts';
import type { OpinionView } from '#modules/after-sale/opinions/rules/opinion-view.ts';
import { getProductOpinions, listShopOpinions } from '#modules/after-sale/opinions/server/index.ts';
import { parseId } from '#modules/sales/basket/rules/product-form.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** Contract 3.9. `result` is always an object; empty `errors` mean success. */
export interface CallErrors {
  faultCode?: string;
  faultString?: string;
}

interface ListedOpinion {
  id: number;
  rating: number;
  content: string;
  author: string;
  createDate: string;
  confirmedByPurchase: boolean;
  scorePositive: number;
  scoreNegative: number;
  language: string;
  /** Empty when there is none. */
  answer: string;
  answerDatetime: string;
  /** Beyond the contract: the photo, for lists of product opinions. */
  photo?: { file: string; width: number; height: number };
}

interface ListAnswer {
  results: ListedOpinion[];
  /** Counted from 0. */
  resultsPage: number;
  resultsLimit: number;
  resultsNumberAll: number;
  /** With an empty list only: readers take it for an empty result. */
  errors?: CallErrors;
}

const LAST_PAGE = 10_000;

/**
 * `type=order[&rating[]=5…]` lists opinions about the shop. Beyond the contract, `type=product&product=…[&confirmed=1]`
 * lists those about a product, for the list on its page that grows.
 */
export async function answerList(shop: Shop, query: URLSearchParams): Promise<ListAnswer> {
  const page = Math.min(LAST_PAGE, parseId(query.get('resultsPage') ?? ''));
  const limit = OPINIONS_STEP;
  const range = { from: page * limit, limit };
  const { items, total } =
    query.get('type') === 'product'
      ? await getProductOpinions(shop, parseId(query.get('product') ?? ''), {
          ...range,
          confirmedOnly: query.get('confirmed') === '1',
        })
      : await listShopOpinions(shop, { ...range, ratings: parseRatings(query) });
  const results = items.map(writeOpinion);
  const list: ListAnswer = { results, resultsPage: page, resultsLimit: limit, resultsNumberAll: total };
  return results.length === 0 ? { ...list, errors: {} } : list;
}

function parseRatings(query: URLSearchParams): number[] {
  return [...query]
    .filter(([name]) => /^rating(?:\[\d*\])?$/.test(name))
    .map(([, value]) => Number(value))
    .filter(isRating);
}

function writeOpinion(opinion: OpinionView): ListedOpinion {
  const { id, rating, content, author, date, confirmed, scorePositive, scoreNegative, answer, answerDate, photo } =
    opinion;
  return {
    id,
    rating,
    content,
    author,
    scorePositive,
    scoreNegative,
    answer,
    createDate: date,
    confirmedByPurchase: confirmed,
    language: 'pol',
    answerDatetime: answerDate,
    ...(photo ? { photo } : {}),
  };
}
