import { and, desc, eq, sql } from 'drizzle-orm';
import { AUTHOR_LENGTH } from '#modules/after-sale/opinions/rules/opinion-limits.ts';
import { plainOpinion } from '#modules/after-sale/opinions/rules/opinion-text.ts';
import { products } from '#modules/catalogue/products/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import { isEmail, mailboxKey } from '#platform/forms/rules/email.ts';
import { attemptAll } from '#platform/limits/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { DAY_S, HOUR_S } from '#platform/time/rules/units.ts';
import { QUESTION_LENGTH, QUESTION_LIMITS, QUESTION_MINIMUM, type QuestionView } from '../rules/question-view.ts';
import { questions } from './tables.ts';

export interface NewQuestion {
  productId: number;
  question: string;
  email: string;
  author?: string;
  visitorId?: number;
}

export type QuestionRefusal = 'too-short' | 'wrong-email' | 'unknown-product' | 'too-many';

/** Takes a question in; it is shown to everybody once the shop has answered it. */
export async function submitQuestion(
  shop: Shop,
  wanted: NewQuestion,
): Promise<{ ok: true; id: number } | { ok: false; error: QuestionRefusal }> {
  const question = plainOpinion(wanted.question, QUESTION_LENGTH);
  const email = wanted.email.trim().toLowerCase();
  const { productId, visitorId } = wanted;
  if (question.length < QUESTION_MINIMUM) return { ok: false, error: 'too-short' };
  if (!isEmail(email) || email.length > 255) return { ok: false, error: 'wrong-email' };
  if (!(await isOnSale(shop, productId))) return { ok: false, error: 'unknown-product' };
  return shop.db.transaction(async (tx) => {
    const { perVisitorAnHour, perEmailADay, perShopAnHour } = QUESTION_LIMITS;
    const limits = [
      ...(visitorId ? [{ key: `question-visitor:${visitorId}`, limit: perVisitorAnHour, seconds: HOUR_S }] : []),
      { key: `question-email:${mailboxKey(email)}`, limit: perEmailADay, seconds: DAY_S },
      { key: 'question-shop', limit: perShopAnHour, seconds: HOUR_S },
    ];
    if (!(await attemptAll({ db: tx }, limits, shop.now()))) return { ok: false, error: 'too-many' };
    const author = plainOpinion(wanted.author ?? '', AUTHOR_LENGTH).replaceAll('\n', ' ');
    const [row] = await tx
      .insert(questions)
      .values({ productId, visitorId, question, email, author, createdAt: shop.now() })
      .returning({ id: questions.id });
    if (!row) throw new Error('The question was not stored');
    return { ok: true, id: row.id };
  });
}

async function isOnSale(shop: Shop, id: number): Promise<boolean> {
  if (!isRowId(id)) return false;
  return (await shop.db.$count(products, and(eq(products.id, id), eq(products.visible, true)))) > 0;
}

const MAX = 50;

const findPublished = prepared((db: Shop['db']) =>
  db
    .select()
    .from(questions)
    .where(and(eq(questions.productId, sql.placeholder('productId')), eq(questions.state, 'published')))
    .orderBy(desc(questions.answeredAt), desc(questions.id))
    .limit(MAX)
    .prepare('product-questions'),
);

/** S2.32: answered questions about a product, the newest answer first. */
export async function listQuestions(shop: Pick<Shop, 'db'>, productId: number): Promise<QuestionView[]> {
  if (!isRowId(productId)) return [];
  const rows = await findPublished(shop.db, { productId });
  return rows.map(({ id, author, question, answer, createdAt }) => ({
    id,
    author,
    question,
    answer,
    date: warsawDay(createdAt),
  }));
}
