import { type RouterContextProvider, redirect } from 'react-router';
import { canShopperWithdraw, isComplaintOver } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { complaintClock } from '#modules/after-sale/claims/rules/legal-clock.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { complaintLink } from '../../rules/complaint-links.ts';
import type { ComplaintSummary } from '../../rules/complaint-view.ts';
import { cancelComplaint, listComplaints } from '../../server/index.ts';
import * as complaintTexts from '../../texts/storefront.ts';
import { describeComplaintTrack } from '../describe-track.ts';

/** The complaints of the signed-in customer, or those filed with this browser. */
async function ownComplaints(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const session = await findSession(shop, context.get(pageContext).cookie('RSSID'));
  if (session) return { signedIn: true, complaints: await listComplaints(shop, { customerId: session.customerId }) };
  const visitor = await context.get(visitorContext).find();
  return { signedIn: false, complaints: visitor ? await listComplaints(shop, { visitorId: visitor.id }) : [] };
}

export async function loadList(context: Readonly<RouterContextProvider>, url: URL) {
  const { signedIn, complaints } = await ownComplaints(context);
  return {
    cancelled: url.searchParams.get('wycofana'),
    signedIn,
    complaints: complaints.map((complaint) => shownComplaint(complaint, context.get(shopContext).now())),
  };
}

function shownComplaint(complaint: ComplaintSummary, now: Date) {
  const { number, state, createdAt, orderNumber, lines } = complaint;
  const isWaiting = state === 'waiting';
  const clock = complaintClock(complaint, now);
  return {
    number,
    state,
    facts: [
      complaintTexts.filedAt(longDay(createdAt)),
      orderNumber && complaintTexts.order(orderNumber),
      // Of a day that has passed nothing is promised.
      clock && clock.daysLeft >= 0 && !isWaiting && complaintTexts.ownList.answerBy(longDay(clock.due)),
    ].filter((fact) => typeof fact === 'string'),
    link: complaintLink(number),
    cancellable: canShopperWithdraw(state),
    isWaiting,
    track: isComplaintOver(state) ? null : describeComplaintTrack(complaint),
    question: isWaiting ? requestedQuestion(complaint) : null,
    lines: lines.map(({ id, name, details, photo, photoTone, description, ...line }) => ({
      id,
      name,
      details,
      photo,
      photoTone,
      description,
      quantity: quantityWithUnit(line.quantity, line),
    })),
  };
}

/** The shop's message from when it began to wait for the customer. */
function requestedQuestion({ latestShopMessage, timeline }: ComplaintSummary) {
  const waitsSince = timeline.findLast(({ kind }) => kind === 'waiting')?.at;
  if (!latestShopMessage || !waitsSince || latestShopMessage.at < waitsSince) return null;
  return { text: latestShopMessage.text, day: longDay(latestShopMessage.at) };
}

export type ListedComplaint = ReturnType<typeof shownComplaint>;
export type OwnComplaints = Awaited<ReturnType<typeof loadList>>;

/** S2.75: a complaint of another person is not found among the own ones. */
export async function receiveCancel(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData().catch(() => new FormData());
  const { complaints } = await ownComplaints(context);
  const own = complaints.find(({ number }) => number === form.get('number'));
  if (!own || form.get('intent') !== 'cancel') return { kind: 'error' as const, text: complaintTexts.cancel.unknown };
  const change = await cancelComplaint(context.get(shopContext), own.id);
  if (change !== 'done') return { kind: 'error' as const, text: complaintTexts.cancel.tooLate };
  throw redirect(`/reklamacje/lista?wycofana=${own.number}`);
}
