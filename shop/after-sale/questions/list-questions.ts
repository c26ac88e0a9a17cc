import { and, desc, eq } from 'drizzle-orm';
import type { QuestionView } from '#rules/after-sale/questions/question-view.ts';
import { warsawTime } from '#rules/platform/calendar/warsaw-time.ts';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { questions } from './tables.ts';

const MOST = 50;

/** S2.32: answered questions about a product, the newest answer first. */
export async function listQuestions(shop: Pick<Shop, 'db'>, productId: number): Promise<QuestionView[]> {
  if (!isRowId(productId)) return [];
  const rows = await shop.db
    .select()
    .from(questions)
    .where(and(eq(questions.productId, productId), eq(questions.state, 'published')))
    .orderBy(desc(questions.answeredAt), desc(questions.id))
    .limit(MOST);
  return rows.map(({ id, author, question, answer, createdAt }) => ({
    id,
    author,
    question,
    answer,
    date: warsawTime(createdAt).day,
  }));
}
