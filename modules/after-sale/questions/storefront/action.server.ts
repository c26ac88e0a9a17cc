import type { RouterContextProvider } from 'react-router';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { submitQuestion } from '../server/index.ts';
import * as questionTexts from '../texts/storefront.ts';
import { questionForm } from './question-fields.tsx';

export async function receiveQuestion(request: Request, context: Readonly<RouterContextProvider>, productId: number) {
  const form = await parseForm(request, questionForm, {
    question: ['product_question'],
    email: ['question_email'],
  });
  if (form.kind === 'wrong') return { reply: form.reply };
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const outcome = await submitQuestion(context.get(shopContext), { ...form.value, productId, visitorId });
  if (outcome.ok) return { sent: true as const };
  return { reply: form.refuse({ form: outcome.error === 'too-many' ? questionTexts.tooMany : questionTexts.notSent }) };
}
