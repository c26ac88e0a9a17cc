import type { RouterContextProvider } from 'react-router';
import { parseComplaintNumber } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { parseEntry, receiveEntry } from '#modules/sales/orders/storefront/order-entry/receive-entry.server.ts';
import { enterOrder } from '#modules/sales/orders/storefront/own-order/enter-order.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { complaintLink, complaintProductsLink } from '../../rules/complaint-links.ts';
import { lookUpComplaint, sendComplaintLink } from '../../server/index.ts';
import * as texts from '../../texts/open.ts';

/** S2.72: the number of an order opens its products, that of a complaint its thread; every wrong pair gets the same answer. */
export async function receiveOpen(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await parseEntry(request.clone());
  if (form.kind === 'wrong') return form.reply;
  if (parseComplaintNumber(form.value.number) === null) {
    return receiveEntry(request, context, (number) => complaintProductsLink(number));
  }
  const caller = context.get(pageContext).caller();
  const found = await lookUpComplaint(context.get(shopContext), { ...form.value, caller });
  if (found.kind === 'too-many') return form.refuse({ form: texts.tooMany });
  if (found.kind === 'refused') return form.refuse({ form: texts.refused });
  if (found.kind === 'doubted' || found.ofAccount) {
    if (found.number !== null) await sendComplaintLink(context.get(shopContext), { number: found.number, caller });
    return form.refuse({ form: found.kind === 'doubted' ? texts.doubted : texts.ofAccount });
  }
  throw enterOrder(context, found, 'named', complaintLink(found.number));
}
