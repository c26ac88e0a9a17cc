import { type RouterContextProvider, redirect } from 'react-router';
import { pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import { complaintLink } from '#rules/after-sale/complaints/complaint-links.ts';
import { canShopperWithdraw } from '#rules/after-sale/complaints/complaint-state.ts';
import { longDay } from '#rules/platform/dates/date-format.ts';
import { cancelComplaint, listComplaints } from '#shop/after-sale/complaints/index.ts';
import { findSession } from '#shop/customers/accounts/index.ts';
import * as complaintTexts from '#texts/after-sale/complaints.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';

/** The complaints of the signed-in customer, or those filed with this browser. */
async function ownComplaints(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const session = await findSession(shop, context.get(pageContext).cookie('RSSID'));
  if (session) return listComplaints(shop, { customerId: session.customerId });
  const visitor = await context.get(visitorContext).find();
  return visitor ? listComplaints(shop, { visitorId: visitor.id }) : [];
}

export async function loadList(context: Readonly<RouterContextProvider>, url: URL) {
  const complaints = await ownComplaints(context);
  return {
    cancelled: url.searchParams.get('wycofana'),
    complaints: complaints.map(({ number, state, createdAt, orderNumber, lines }) => ({
      number,
      state,
      orderNumber,
      createdAt: longDay(createdAt),
      link: complaintLink(number),
      cancellable: canShopperWithdraw(state),
      isWaiting: state === 'waiting',
      lines: lines.map(({ id, name, details, photo, photoTone, description, ...line }) => ({
        id,
        name,
        details,
        photo,
        photoTone,
        description,
        quantity: quantityWithUnit(line.quantity, line),
      })),
    })),
  };
}

export type ListedComplaint = Awaited<ReturnType<typeof loadList>>['complaints'][number];

/** S2.75: a complaint of somebody else is not found among the own ones. */
export async function receiveCancel(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData().catch(() => new FormData());
  const own = (await ownComplaints(context)).find(({ number }) => number === form.get('number'));
  if (!own || form.get('intent') !== 'cancel') return { kind: 'error' as const, text: complaintTexts.cancel.unknown };
  const done = (await cancelComplaint(context.get(shopContext), own.id)) === 'done';
  if (!done) return { kind: 'error' as const, text: complaintTexts.cancel.tooLate };
  throw redirect(`/reklamacje/lista?wycofana=${own.number}`);
}
