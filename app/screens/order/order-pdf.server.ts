import { finishPdf, newPdf } from '#app/features/pdf/new-pdf.server.ts';
import type { Shop } from '#shop/shop.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { describeOrder } from './describe-order.ts';

type Described = ReturnType<typeof describeOrder>;
type Seller = Pick<Shop['settings'], 'company' | 'email' | 'phone'>;
type Pdf = PDFKit.PDFDocument;

const LEFT = 48;
const WIDTH = 499;
const LOWEST = 780;

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
  paragraph(pdf, ordersTexts.delivery, [order.delivery.name, ...order.delivery.place, ...order.delivery.recipient]);
  paragraph(pdf, ordersTexts.document, [order.document]);
  heading(pdf, ordersTexts.lines);
  for (const { name, details, quantity, price } of order.lines) {
    row(pdf, [name, ...details].join(', '), [quantity, price]);
  }
  rule(pdf);
  for (const { name, amount } of order.sums) row(pdf, name, ['', amount]);
  row(pdf.font('strong'), ordersTexts.total, ['', order.total]);
  pdf.font('text');
  if (order.paid) row(pdf, ordersTexts.paid, ['', order.paid]);
  if (order.left) row(pdf, ordersTexts.left, ['', order.left]);
  heading(pdf, ordersTexts.vat);
  row(pdf, ordersTexts.rate, [ordersTexts.net, ordersTexts.tax, ordersTexts.gross]);
  for (const { rate, net, vat, gross } of order.rates) row(pdf, rate, [net, vat, gross]);
  return finishPdf(pdf);
}

function heading(pdf: Pdf, text: string): void {
  makeRoom(pdf, 60);
  pdf.moveDown().font('strong').fontSize(12).text(text, LEFT).font('text').fontSize(10).moveDown(0.3);
}

function paragraph(pdf: Pdf, name: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  makeRoom(pdf, 80);
  pdf.font('strong').text(name, LEFT, undefined, { width: WIDTH }).font('text').text(lines.join('\n')).moveDown(0.6);
}

/** A name at the left and figures in columns at the right edge. */
function row(pdf: Pdf, name: string, figures: readonly string[]): void {
  const column = 95;
  const nameWidth = WIDTH - column * figures.length;
  const height = pdf.heightOfString(name, { width: nameWidth });
  makeRoom(pdf, height + 6);
  const top = pdf.y;
  figures.forEach((figure, at) => {
    pdf.text(figure, LEFT + nameWidth + column * at, top, { width: column, align: 'right' });
  });
  pdf.text(name, LEFT, top, { width: nameWidth });
  pdf.y = top + height + 4;
}

function rule(pdf: Pdf): void {
  pdf
    .moveTo(LEFT, pdf.y)
    .lineTo(LEFT + WIDTH, pdf.y)
    .lineWidth(0.5)
    .stroke();
  pdf.y += 6;
}

function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > LOWEST) pdf.addPage();
}
