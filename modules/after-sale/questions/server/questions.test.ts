import { describe, expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { listMails } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addCategory, addProduct } from '#platform/testing/catalogue-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { QUESTION_LIMITS } from '../rules/question-view.ts';
import {
  answerQuestion,
  countQuestionStates,
  listQuestions,
  listQuestionsByState,
  rejectQuestion,
  submitQuestion,
} from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const categoryId = await addCategory(shop, 'Kuchnia');
const mug = await addProduct(shop, { name: 'Kubek', categoryId });
const hidden = await addProduct(shop, { name: 'Talerz', categoryId, visible: false });
const ask = (change: Partial<Parameters<typeof submitQuestion>[1]> = {}) =>
  submitQuestion(shop, { productId: mug, question: 'Czy można myć w zmywarce?', email: 'ala@example.pl', ...change });

async function asked(change?: Parameters<typeof ask>[0]): Promise<number> {
  const result = await ask(change);
  if (!result.ok) throw new Error(result.error);
  return result.id;
}

describe('a question about a product', () => {
  it('S2.32 waits for its answer, is then listed with it, and its author gets a mail', async () => {
    const id = await asked({
      question: ' Czy <b>można</b> myć\u0000 w zmywarce? ',
      author: 'Ala',
      email: 'Ala@Example.pl',
    });
    expect(await listQuestions(shop, mug)).toEqual([]);
    expect(await listQuestionsByState(shop, 'waiting')).toMatchObject([{ id, productId: mug }]);
    expect(await answerQuestion(shop, id, 'Tak, do 60 stopni.')).toBe(true);
    expect(await listQuestions(shop, mug)).toMatchObject([
      { id, author: 'Ala', question: 'Czy <b>można</b> myć w zmywarce?', answer: 'Tak, do 60 stopni.' },
    ]);
    expect(await listMails(shop)).toMatchObject([{ recipient: 'ala@example.pl' }]);
  });

  it('O.23 that was turned down is never listed', async () => {
    const id = await asked();
    expect(await rejectQuestion(shop, id)).toBe(true);
    expect((await listQuestions(shop, mug)).some((question) => question.id === id)).toBe(false);
    expect(await answerQuestion(shop, 999_999, 'x')).toBe(false);
    expect(await answerQuestion(shop, id, '  ')).toBe(false);
  });

  it('O.23 answers and refusals of the staff are written down, and the queue begins with who waits longest', async () => {
    const staff: Shop = { ...shop, actor: { kind: 'staff', id: 7, name: 'Ola' } };
    const [first, second] = [await asked(), await asked({ email: 'ola@example.pl' })];
    const waiting = (await listQuestionsByState(shop, 'waiting')).map(({ id }) => id);
    expect(waiting.filter((id) => id === first || id === second)).toEqual([first, second]);
    const before = await countQuestionStates(shop);
    await answerQuestion(staff, first, 'Tak.');
    await rejectQuestion(staff, second);
    expect(await countQuestionStates(shop)).toEqual({
      waiting: before.waiting - 2,
      published: before.published + 1,
      rejected: before.rejected + 1,
    });
    const changes = await listChanges(shop, { staffId: 7 });
    expect(changes.map(({ action, objectId }) => [action, objectId])).toEqual([
      ['question.rejected', String(second)],
      ['question.answered', String(first)],
    ]);
  });

  it.each([
    ['too short', { question: ' a ' }, 'too-short'],
    ['without an address', { email: 'ala@' }, 'wrong-email'],
    ['about nothing', { productId: 999_999 }, 'unknown-product'],
    ['about something hidden', { productId: hidden }, 'unknown-product'],
    ['about no number', { productId: Number.NaN }, 'unknown-product'],
  ])('%s is refused', async (_, change, error) => {
    expect(await ask(change)).toEqual({ ok: false, error });
  });

  it('is taken only so often from one browser', async () => {
    const results = [];
    for (let count = 0; count <= QUESTION_LIMITS.perVisitorAnHour; count += 1) {
      results.push(await ask({ visitorId: 5, email: `a${count}@example.pl` }));
    }
    expect(results.filter(({ ok }) => ok)).toHaveLength(QUESTION_LIMITS.perVisitorAnHour);
    expect(results.at(-1)).toEqual({ ok: false, error: 'too-many' });
  });
});
