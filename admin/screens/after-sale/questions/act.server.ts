import { data, type RouterContextProvider } from 'react-router';
import { refuse, textOf, unknownIntent } from '#admin/entering.server.ts';
import { staffShop } from '#admin/staff.server.ts';
import type { FormAnswer } from '#admin/ui/act-result.tsx';
import { QUESTION_STATES } from '#rules/after-sale/questions/question-view.ts';
import { productLink } from '#rules/platform/links/screen-links.ts';
import {
  answerQuestion,
  countQuestionStates,
  listQuestionsByState,
  rejectQuestion,
} from '#shop/after-sale/questions/index.ts';
import * as shared from '#texts/panel/after-sale.ts';
import * as texts from '#texts/panel/after-sale-questions.ts';
import { cutPage, queueAsked } from '../parts/after-sale.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadQuestions(context: Context, request: Request) {
  const shop = staffShop(context);
  const { tab, page, part } = queueAsked(request, QUESTION_STATES, 'waiting');
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
