import { answerQuestion, listQuestionsByState, rejectQuestion } from '#shop/after-sale/questions/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { CommandError, type Given, idOf, momentText, type ShopCommand, textAfter } from './shop-command.ts';

const WHICH = 'question: the number before it in questions list';

export const questionCommands: ShopCommand[] = [
  { name: 'questions list', usage: '', help: 'questions about products that wait for an answer', run: listQuestions },
  {
    name: 'questions answer',
    usage: 'ID TEXT',
    help: 'shows question and answer on the product page and writes to whoever asked',
    run: answer,
  },
  { name: 'questions reject', usage: 'ID', help: 'nobody sees the question', run: reject },
];

async function listQuestions(shop: Shop): Promise<string[]> {
  const found = await listQuestionsByState(shop, 'waiting');
  if (found.length === 0) return ['No questions.'];
  return found.flatMap(({ id, productId, author, question, createdAt }) => [
    [id, momentText(createdAt), `product ${productId}`, author].join('  ').trimEnd(),
    `  ${question.replaceAll('\n', '\n  ')}`,
  ]);
}

async function answer(shop: Shop, given: Given): Promise<string[]> {
  const id = idOf(given, WHICH);
  const text = textAfter(given, 'what to answer');
  if (!(await answerQuestion(shop, id, text))) throw new CommandError(`There is no question ${id}.`);
  return [`Question ${id} is answered.`];
}

async function reject(shop: Shop, given: Given): Promise<string[]> {
  const id = idOf(given, WHICH);
  if (!(await rejectQuestion(shop, id))) throw new CommandError(`There is no question ${id}.`);
  return [`Question ${id} is rejected.`];
}
