import { desc, eq } from 'drizzle-orm';
import { plainOpinion } from '#rules/after-sale/opinions/opinion-text.ts';
import { QUESTION_LENGTH } from '#rules/after-sale/questions/question-view.ts';
import { productTag } from '#rules/catalogue/products/cache-tags.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { sendAnswer } from './answer-mail.ts';
import { questions } from './tables.ts';

/** Answers a question, shows both on the product page and writes to whoever asked; false when there is none. */
export async function answerQuestion(shop: Shop, id: number, reply: string): Promise<boolean> {
  const answer = plainOpinion(reply, QUESTION_LENGTH);
  if (answer === '') return false;
  return shop.db.transaction(async (tx) => {
    const [asked] = await tx
      .update(questions)
      .set({ answer, answeredAt: shop.now(), state: 'published' })
      .where(eq(questions.id, id))
      .returning({ productId: questions.productId, email: questions.email, question: questions.question });
    if (!asked) return false;
    const [product] = await tx.select().from(products).where(eq(products.id, asked.productId));
    if (product) await sendAnswer(tx, shop, { id, ...asked, answer, product });
    await purgeTags({ db: tx }, [productTag(asked.productId)]);
    return true;
  });
}

/** Turns a question down; nobody sees it. */
export async function rejectQuestion(shop: Shop, id: number): Promise<boolean> {
  const [gone] = await shop.db
    .update(questions)
    .set({ state: 'rejected' })
    .where(eq(questions.id, id))
    .returning({ productId: questions.productId });
  if (gone) await purgeTags(shop, [productTag(gone.productId)]);
  return gone !== undefined;
}

/** For the owner, the newest first. */
export function listWaitingQuestions(shop: Pick<Shop, 'db'>, limit: number) {
  return shop.db
    .select({
      id: questions.id,
      productId: questions.productId,
      author: questions.author,
      question: questions.question,
      createdAt: questions.createdAt,
    })
    .from(questions)
    .where(eq(questions.state, 'waiting'))
    .orderBy(desc(questions.createdAt))
    .limit(limit);
}
