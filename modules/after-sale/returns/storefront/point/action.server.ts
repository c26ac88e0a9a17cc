import { type RouterContextProvider, redirect } from 'react-router';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { stepAddress } from '../../rules/return-steps.ts';
import { saveReturnPlace } from '../../server/index.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { findStep } from '../find-step.server.ts';
import { pointForm } from '../method/method-form.ts';

/** Step 4a is sent: the shop the goods are brought to. */
export async function receiveReturnPoint(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<FormReply> {
  const { order } = await findStep(context, new URL(request.url), 'point');
  const form = await parseForm(request, pointForm);
  if (form.kind === 'wrong') return form.reply;
  const outcome = await saveReturnPlace(context.get(shopContext), order.id, Number(form.value.stock));
  if (outcome === 'no-place') return form.refuse({ fields: { stock: returnsTexts.point.none } });
  throw redirect(stepAddress(outcome === 'saved' ? 'refund' : 'products', order.number));
}
