import { OPINIONS_FIRST } from '#rules/after-sale/opinions/opinion-limits.ts';
import { getProductOpinions } from '#shop/after-sale/opinions/index.ts';
import { listQuestions } from '#shop/after-sale/questions/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { ShownOpinions } from './opinions/shown-opinions.ts';
import type { ShownQuestions } from './questions/questions-view.tsx';

/** What shoppers say and ask about the product. */
export async function loadTalk(
  shop: Shop,
  { id, link }: { id: number; link: string },
): Promise<{ opinions: ShownOpinions; questions: ShownQuestions }> {
  const [{ items, confirmedTotal, summary }, questions] = await Promise.all([
    getProductOpinions(shop, id, { limit: OPINIONS_FIRST }),
    listQuestions(shop, id),
  ]);
  return { opinions: { productId: id, link, items, confirmedTotal, summary }, questions: { link, items: questions } };
}
