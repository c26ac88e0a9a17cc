import type { RouterContextProvider } from 'react-router';
import { describeOrder } from '#modules/sales/orders/storefront/own-order/describe-order.ts';
import { findOwnOrder } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { finishPdf, newPdf } from '#platform/pdf/storefront/new-pdf.server.ts';
import { heading, LEFT, paragraph, row, rule } from '#platform/pdf/storefront/pdf-parts.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';

export async function sendOrderPdf(context: Readonly<RouterContextProvider>, number: string, url: URL) {
  const { order } = await findOwnOrder(context, number, url, 'proof');
  const shop = context.get(shopContext);
  const pdf = await writeOrderPdf(describeOrder(order, warsawDay(shop.now())), shop.settings);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="zamowienie-${order.number}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

type Described = ReturnType<typeof describeOrder>;
type Seller = Pick<Shop['settings'], 'company' | 'email' | 'phone'>;

/** The order on paper: who, what, for how much, with the tax by rate. */
export function writeOrderPdf(order: Described, { company, email, phone }: Seller): Promise<Buffer> {
  const pdf = newPdf(ordersTexts.number(order.number));
  pdf.font('strong').fontSize(18).text(ordersTexts.number(order.number), LEFT);
  pdf.font('text').fontSize(10).text(ordersTexts.placedAt(order.placedAt)).moveDown();
  paragraph(pdf, ordersTexts.seller, [
    company.name,
    company.street,
    `${company.zipcode} ${company.city}`,
    ordersTexts.taxNumber(company.taxNumber),
    `${email}, ${phone}`,
  ]);
  paragraph(pdf, ordersTexts.buyer, order.buyer);
  paragraph(pdf, ordersTexts.invoice, order.invoice);
  const { delivery } = order;
  paragraph(pdf, ordersTexts.delivery, [delivery.name, ...delivery.place, ...delivery.recipient].filter(Boolean));
  paragraph(pdf, ordersTexts.document, [order.document]);
  heading(pdf, ordersTexts.lines);
  for (const { name, details, quantity, price } of order.lines) {
    row(pdf, [name, ...details].join(', '), [quantity, price]);
  }
  rule(pdf);
  for (const { name, amount } of order.sums) row(pdf, name, ['', amount]);
  row(pdf.font('strong'), ordersTexts.total, ['', order.total]);
  pdf.font('text');
  if (order.givenUp) row(pdf, ordersTexts.givenUp, ['', order.givenUp]);
  if (order.paid) row(pdf, ordersTexts.paid, ['', order.paid]);
  if (order.refunded) row(pdf, ordersTexts.refunded, ['', order.refunded]);
  if (order.left) row(pdf, ordersTexts.left, ['', order.left]);
  heading(pdf, ordersTexts.vat);
  row(pdf, ordersTexts.rate, [ordersTexts.net, ordersTexts.tax, ordersTexts.gross]);
  for (const { rate, net, vat, gross } of order.rates) row(pdf, rate, [net, vat, gross]);
  return finishPdf(pdf);
}
