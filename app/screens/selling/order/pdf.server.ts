import type { RouterContextProvider } from 'react-router';
import { findOwnOrder } from '#app/features/selling/own-order/find-own-order.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { describeOrder } from './describe-order.ts';
import { writeOrderPdf } from './order-pdf.server.ts';

export async function sendOrderPdf(context: Readonly<RouterContextProvider>, number: string, url: URL) {
  const { order } = await findOwnOrder(context, number, url, 'proof');
  const pdf = await writeOrderPdf(describeOrder(order), context.get(shopContext).settings);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="zamowienie-${order.number}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
