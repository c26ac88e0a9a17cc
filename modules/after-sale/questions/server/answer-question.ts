import { asc, count, desc, eq } from 'drizzle-orm';
import { plainOpinion } from '#modules/after-sale/opinions/rules/opinion-text.ts';
import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { products } from '#modules/catalogue/products/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { FIRST_ROWS, type ListPart } from '#platform/paging/rules/list-part.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { QUESTION_LENGTH, type QuestionState } from '../rules/question-view.ts';
import { sendAnswer } from './answer-mail.ts';
import { questions } from './tables.ts';

/** Publishes question and answer and sends an email; false when there is no such question. */
export async function answerQuestion(shop: Shop, id: number, reply: string): Promise<boolean> {
  const answer = plainOpinion(reply, QUESTION_LENGTH);
  if (answer === '') return false;
  return shop.db.transaction(async (tx) => {
    const [asked] = await tx.select().from(questions).where(eq(questions.id, id)).for('update');
    if (!asked) return false;
    const { productId, email, question } = asked;
    await tx.update(questions).set({ answer, answeredAt: shop.now(), state: 'published' }).where(eq(questions.id, id));
    const [object, from] = [
      { kind: 'question', id },
      { state: asked.state, answer: asked.answer },
    ];
    await recordChange(tx, shop, { action: 'question.answered', object, from, to: { state: 'published', answer } });
    const [product] = await tx.select().from(products).where(eq(products.id, productId));
    if (product) await sendAnswer(tx, shop, { id, email, question, answer, product });
    await purgeTags({ db: tx }, [productTag(asked.productId)]);
    return true;
  });
}

export async function rejectQuestion(shop: Shop, id: number): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [asked] = await tx.select().from(questions).where(eq(questions.id, id)).for('update');
    if (!asked) return false;
    await tx.update(questions).set({ state: 'rejected' }).where(eq(questions.id, id));
    const [object, from] = [{ kind: 'question', id }, { state: asked.state }];
    await recordChange(tx, shop, { action: 'question.rejected', object, from, to: { state: 'rejected' } });
    await purgeTags({ db: tx }, [productTag(asked.productId)]);
    return true;
  });
}

/** For the owner: those that wait, the longest waiting first, or what was answered or turned down, the newest first. */
export function listQuestionsByState(
  shop: Pick<Shop, 'db'>,
  state: QuestionState,
  { from, max }: ListPart = FIRST_ROWS,
) {
  const { id, productId, author, email, question, answer, createdAt } = questions;
  return shop.db
    .select({
      id,
      productId,
      author,
      email,
      question,
      answer,
      createdAt,
      productName: products.name,
      productSlug: products.slug,
    })
    .from(questions)
    .innerJoin(products, eq(products.id, productId))
    .where(eq(questions.state, state))
    .orderBy(state === 'waiting' ? asc(createdAt) : desc(createdAt), asc(id))
    .limit(max)
    .offset(from);
}

export async function countQuestionStates({ db }: Pick<Shop, 'db'>): Promise<Record<QuestionState, number>> {
  const { state } = questions;
  const rows = await db.select({ state, many: count() }).from(questions).groupBy(state);
  const many = (of: QuestionState) => rows.find((row) => row.state === of)?.many ?? 0;
  return { waiting: many('waiting'), published: many('published'), rejected: many('rejected') };
}
