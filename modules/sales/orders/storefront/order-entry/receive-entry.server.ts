import type { RouterContextProvider } from 'react-router';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { lookUpOrder } from '../../server/index.ts';
import * as orderLookupTexts from '../../texts/lookup.ts';
import { enterOrder, sendLinkTo } from '../own-order/enter-order.server.ts';
import { entryForm } from './order-entry.tsx';

/**
 * The right number and contact give access to a guest's order for an hour; every wrong pair gets the same answer. An account's order is
 * shown only; for anything else its link is emailed (decision 17).
 */
export async function receiveEntry(
  request: Request,
  context: Readonly<RouterContextProvider>,
  next: (orderNumber: string) => string,
  need: 'look' | 'claim' = 'claim',
) {
  const form = await parseEntry(request);
  if (form.kind === 'wrong') return form.reply;
  const caller = context.get(pageContext).caller();
  const found = await lookUpOrder(context.get(shopContext), { ...form.value, caller });
  if (found.kind === 'too-many') return form.refuse({ form: orderLookupTexts.tooMany });
  if (found.kind === 'refused') return form.refuse({ form: orderLookupTexts.refused });
  if (found.kind === 'doubted') {
    // The answer must not differ by whether an email was sent: it would reveal that the order exists.
    if (found.number !== null) void (await sendLinkTo(context, found.number, next(found.number)));
    return form.refuse({ form: orderLookupTexts.doubted });
  }
  if (found.ofAccount && need === 'claim') {
    const sent = await sendLinkTo(context, found.number, next(found.number));
    return form.refuse({ form: sent === 'sent' ? orderLookupTexts.ofAccount : orderLookupTexts.linkEnough });
  }
  throw enterOrder(context, found, 'named', next(found.number));
}

/** The pair, also under the names of contract 3.5, 3.6 and 3.8. */
export function parseEntry(request: Request) {
  return parseForm(request, entryForm, { number: ['id', 'order_id'], contact: ['contact_type', 'email'] });
}
