import { type RouterContextProvider, redirect } from 'react-router';
import { listComplaintsOfGivenUp, parseClaimCode } from '#modules/after-sale/claims/server/index.ts';
import * as claimTexts from '#modules/after-sale/claims/texts/storefront.ts';
import { stepAddress } from '#modules/after-sale/returns/rules/return-steps.ts';
import { beginReturnOfWithdrawal } from '#modules/after-sale/returns/server/index.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { enterOrder } from '#modules/sales/orders/storefront/own-order/enter-order.server.ts';
import { findOwnOrder } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import { orderLink } from '#platform/links/rules/screen-links.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { goesBack } from '../../rules/withdrawal-view.ts';
import { findWithdrawal, getWithdrawalProgress, type WithdrawalProgress } from '../../server/index.ts';
import * as withdrawalTexts from '../../texts/storefront.ts';
import { writeWithdrawalPdf } from '../withdrawal-pdf.server.ts';

type Context = Readonly<RouterContextProvider>;

const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Warsaw' });
const SENT = ['sent', 'ready', 'delivered'];

/** The receipt on the screen, and the way to send the goods back. */
export async function loadMade(context: Context, url: URL) {
  const { made, order, token, by } = await findMade(context, url);
  if (token) throw enterOrder(context, order, 'proved', `/odstapienie/gotowe?kod=${made.code}`);
  const { db } = context.get(shopContext);
  const progress = await getWithdrawalProgress(db, made.id);
  const complaints = await listComplaintsOfGivenUp(db, { kind: 'withdrawal', id: made.id });
  const canSendBack = goesBack(made) && progress.kind === 'waiting' && SENT.includes(order.state);
  return {
    code: made.code,
    orderNumber: made.orderNumber,
    at: moment.format(made.madeAt),
    lead: by === 'proved' ? withdrawalTexts.done.lead(made.email) : withdrawalTexts.done.leadOfOrder,
    lines: made.lines.map(({ lineId, name, sizeName, quantity, unit, unitPlural }) => ({
      lineId,
      name: [name, sizeName].filter(Boolean).join(', '),
      quantity: quantityWithUnit(quantity, { unit, unitPlural }),
    })),
    complained: complaints.map(({ name, goods }) => claimTexts.complained(name, goods.join(', '))),
    canSendBack,
    next: nextOf(progress, { canSendBack, isPaid: order.paid > 0, hasCome: order.state === 'delivered' }),
    pdf: by === 'proved' ? `/odstapienie/gotowe/pdf?kod=${made.code}` : null,
    order: orderLink(made.orderNumber),
  };
}

function nextOf(
  progress: WithdrawalProgress,
  { canSendBack, isPaid, hasCome }: { canSendBack: boolean; isPaid: boolean; hasCome: boolean },
): string {
  if (progress.kind === 'paying') return withdrawalTexts.done.paying(progress.amount);
  if (progress.kind === 'refunded') return withdrawalTexts.done.refunded(progress.amount);
  const money = isPaid
    ? canSendBack || progress.kind === 'in-return'
      ? claimTexts.refund.goods
      : claimTexts.refund.alone
    : withdrawalTexts.done.unpaid;
  const task = canSendBack
    ? hasCome
      ? withdrawalTexts.done.sendBack
      : withdrawalTexts.done.leaveOrSendBack
    : progress.kind === 'in-return'
      ? withdrawalTexts.done.sent
      : withdrawalTexts.done.nothingToSend;
  return `${task} ${money}`;
}

export async function receiveSendBack(context: Context, url: URL): Promise<Response> {
  const { made } = await findMade(context, url);
  const begun = goesBack(made) && (await beginReturnOfWithdrawal(context.get(shopContext), made));
  return redirect(begun ? stepAddress('method', made.orderNumber) : `/odstapienie/gotowe?kod=${made.code}`);
}

export async function sendMadePdf(context: Context, url: URL): Promise<Response> {
  const { made, order, by } = await findMade(context, url);
  if (by !== 'proved') throw notFound();
  const pdf = await writeWithdrawalPdf(made, order, context.get(shopContext).settings);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="odstapienie-${made.code}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** A withdrawal whose order the shopper may see; every other code is the same 404. */
async function findMade(context: Readonly<RouterContextProvider>, url: URL) {
  const code = parseClaimCode(url.searchParams.get('kod'));
  const made = code && (await findWithdrawal(context.get(shopContext), code));
  if (!made) throw notFound();
  return { made, ...(await findOwnOrder(context, made.orderNumber, url)) };
}
