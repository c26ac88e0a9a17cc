import { type RouterContextProvider, redirect } from 'react-router';
import { enterOrder } from '#app/features/own-order/enter-order.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { orderLink } from '#rules/links/screen-links.ts';
import { stepAddress } from '#rules/returns/return-steps.ts';
import { goesBack } from '#rules/withdrawal/goes-back.ts';
import { beginReturnOfWithdrawal } from '#shop/returns/index.ts';
import { waitingPieces } from '#shop/withdrawals/index.ts';
import { quantityWithUnit } from '#texts/units.ts';
import { withdrawalTexts } from '#texts/withdrawal.ts';
import { writeWithdrawalPdf } from '../withdrawal-pdf.server.ts';
import { findMade } from './find-made.server.ts';

type Context = Readonly<RouterContextProvider>;

const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Warsaw' });
const SENT = ['sent', 'ready', 'delivered'];

/** The receipt on the screen, and the way to send the goods back. */
export async function loadMade(context: Context, url: URL) {
  const { made, order, token } = await findMade(context, url);
  if (token) throw enterOrder(context, order, `/odstapienie/gotowe?kod=${made.code}`);
  const waiting = await waitingPieces(context.get(shopContext).db, made.id);
  return {
    code: made.code,
    orderNumber: made.orderNumber,
    at: moment.format(made.madeAt),
    lead: withdrawalTexts.done.lead(made.email),
    lines: made.lines.map(({ lineId, name, sizeName, quantity, unit, unitPlural }) => ({
      ...{ lineId, name: [name, sizeName].filter(Boolean).join(', ') },
      quantity: quantityWithUnit(quantity, { unit, unitPlural }),
    })),
    canSendBack: goesBack(made) && waiting.length > 0 && SENT.includes(order.state),
    pdf: `/odstapienie/gotowe/pdf?kod=${made.code}`,
    order: orderLink(made.orderNumber),
  };
}

/** What was withdrawn from is sent back: goes on with the steps of a return. */
export async function receiveSendBack(context: Context, url: URL): Promise<Response> {
  const { made } = await findMade(context, url);
  const begun = await beginReturnOfWithdrawal(context.get(shopContext), made);
  return redirect(begun ? stepAddress('method', made.orderNumber) : `/odstapienie/gotowe?kod=${made.code}`);
}

export async function sendMadePdf(context: Context, url: URL): Promise<Response> {
  const { made, order } = await findMade(context, url);
  const pdf = await writeWithdrawalPdf(made, order, context.get(shopContext).settings);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="odstapienie-${made.code}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
