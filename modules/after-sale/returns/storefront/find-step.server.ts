import { type RouterContextProvider, redirect } from 'react-router';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { enterOrder, sendToFirstStep } from '#modules/sales/orders/storefront/own-order/enter-order.server.ts';
import { type OwnOrder, seekOwnOrder } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { openStep, type ReturnStep, returnAddress, stepAddress } from '../rules/return-steps.ts';
import type { ReturnView } from '../rules/return-view.ts';
import { draftProgress, findDraft, isReturnable, listReturns } from '../server/index.ts';

export interface OpenedStep {
  order: OrderView;
  draft: ReturnView | null;
  customerId: number | null;
  by: OwnOrder['by'];
}

/**
 * Opens a step of a return. An order that is not theirs leads to the first step like one that does not exist; a step
 * that is not reached yet leads to the one that is (S4.46).
 */
export async function findStep(
  context: Readonly<RouterContextProvider>,
  url: URL,
  step: Exclude<ReturnStep, 'status'>,
): Promise<OpenedStep> {
  const shop = context.get(shopContext);
  const own = await seekOwnOrder(context, url.searchParams.get('zamowienie') ?? '', url);
  if (!own) throw await sendToFirstStep(context, url, '/zwroty');
  const { order, token, customerId, by } = own;
  if (token) throw enterOrder(context, order, 'proved', stepAddress(step, order.number));
  const draft = await findDraft(shop, order.id);
  // Sent back with the browser's arrow after filing: there is nothing left to fill in.
  const [filed] = draft || step === 'products' ? [] : await listReturns(shop, { orderId: order.id });
  if (filed) throw redirect(returnAddress(filed.code));
  // Sent back or withdrawn from meanwhile: the first step says so, not the last one.
  if (draft && step !== 'products' && !(await isReturnable(shop, order, draft))) {
    throw redirect(`${stepAddress('products', order.number)}&zmiana=1`);
  }
  const open = openStep(step, draftProgress(draft));
  // The pieces of a withdrawal are fixed: there are no products to choose.
  const right = open === 'products' && draft?.withdrawalId ? 'method' : open;
  if (right !== step) throw redirect(stepAddress(right, order.number));
  return { order, draft, customerId, by };
}
