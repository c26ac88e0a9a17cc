import { data, type RouterContextProvider } from 'react-router';
import { cutPage, requestedQueue } from '#modules/after-sale/claims/panel/after-sale.server.ts';
import * as shared from '#modules/after-sale/claims/texts/panel.ts';
import { refuse, textOf, unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { QUESTION_STATES } from '../rules/question-view.ts';
import { answerQuestion, countQuestionStates, listQuestionsByState, rejectQuestion } from '../server/index.ts';
import * as texts from '../texts/panel.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadQuestions(context: Context, request: Request) {
  const shop = staffShop(context);
  const { tab, page, part } = requestedQueue(request, QUESTION_STATES, 'waiting');
  const { rows, pages } = cutPage(await listQuestionsByState(shop, tab, part), page);
  return {
    tab,
    counts: await countQuestionStates(shop),
    pages,
    questions: rows.map(({ productId, productName, productSlug, ...question }) => ({
      ...question,
      product: { name: productName, link: productLink(productId, productSlug) },
    })),
  };
}

export type ShownQuestion = Awaited<ReturnType<typeof loadQuestions>>['questions'][number];

/** Shown with its answer, or turned down. */
export async function settleQuestion(context: Context, request: Request) {
  const shop = staffShop(context);
  const form = await request.formData();
  const id = Number(textOf(form, 'id'));
  if (form.get('intent') === 'reject') {
    return answer(form, await rejectQuestion(shop, id), texts.done.reject);
  }
  if (form.get('intent') !== 'answer') throw unknownIntent();
  const text = textOf(form, 'answer').trim();
  if (text === '') return refuse(form, { faults: { answer: texts.empty } });
  return answer(form, await answerQuestion(shop, id, text), texts.done.answer);
}

function answer(form: FormData, isDone: boolean, done: string) {
  return isDone ? data<FormAnswer>({ done }) : refuse(form, { refused: shared.gone });
}
