import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { lineDetails } from '#modules/sales/basket/texts/line-details.ts';
import { placeName } from '#modules/sales/delivery/rules/point-fields.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { finishPdf, newPdf } from '#platform/pdf/storefront/new-pdf.server.ts';
import { heading, LEFT, makeRoom, paragraph } from '#platform/pdf/storefront/pdf-parts.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import type { PackingOrder } from '../../server/index.ts';
import * as texts from '../../texts/panel-list.ts';
import { renderBarcode } from './barcode.server.ts';

type Pdf = PDFKit.PDFDocument;
type Sender = Pick<Shop['settings'], 'company' | 'phone'>;

/** A4 in points, cut into four labels of A6. */
const LABEL = { width: 297.5, height: 421, margin: 20, onPage: 4 };

export function writePackingPdf(orders: readonly PackingOrder[], sender: Sender): Promise<Buffer> {
  const pdf = newPdf(texts.packing.title);
  for (const [at, packed] of orders.entries()) {
    if (at > 0) pdf.addPage();
    writeList(pdf, packed);
  }
  for (const [at, packed] of orders.entries()) {
    const place = at % LABEL.onPage;
    if (place === 0) pdf.addPage({ size: 'A4', margin: 0 });
    writeLabel(pdf, packed, sender, { x: (place % 2) * LABEL.width, y: Math.floor(place / 2) * LABEL.height });
  }
  return finishPdf(pdf);
}

function writeList(pdf: Pdf, { order, lines, notes }: PackingOrder): void {
  const { number, placedAt, delivery, remarks, deliveryRemarks } = order;
  renderBarcode(pdf, number, { x: 430, y: 48, module: 1.2, height: 36 });
  pdf.font('strong').fontSize(18).text(texts.packing.list(number), LEFT, 48, { width: 370 });
  pdf
    .font('text')
    .fontSize(10)
    .text(texts.packing.placed(shortMoment(placedAt)))
    .moveDown(2);
  paragraph(pdf, texts.packing.recipient, recipientOf(order));
  paragraph(pdf, texts.packing.delivery, [delivery.name, dueOf(order)].filter(Boolean));
  heading(pdf, texts.packing.goods);
  for (const line of lines) {
    const details = lineDetails(line, { priceType: order.priceType, audience: 'staff' });
    const text = [line.name, line.code, ...details].filter(Boolean).join('\n');
    const height = Math.max(pdf.heightOfString(text, { width: 360 }), 16) + 8;
    makeRoom(pdf, height);
    const top = pdf.y;
    pdf.rect(LEFT, top, 11, 11).lineWidth(0.8).stroke();
    pdf.font('strong').text(quantityWithUnit(line.quantity, line), LEFT + 20, top, { width: 80 });
    pdf.font('text').text(text, LEFT + 105, top, { width: 390 });
    pdf.y = top + height;
  }
  pdf.moveDown();
  paragraph(pdf, texts.packing.remarks, [remarks, deliveryRemarks].filter(Boolean));
  paragraph(pdf, texts.packing.notes, notes);
}

function writeLabel(
  pdf: Pdf,
  { order }: PackingOrder,
  { company, phone }: Sender,
  { x, y }: { x: number; y: number },
): void {
  const width = LABEL.width - 2 * LABEL.margin;
  const left = x + LABEL.margin;
  const at = { width };
  pdf
    .rect(x + 8, y + 8, LABEL.width - 16, LABEL.height - 16)
    .lineWidth(0.5)
    .stroke();
  const from = [company.name, company.street, `${company.zipcode} ${company.city}`, texts.packing.phone(phone)];
  pdf
    .font('strong')
    .fontSize(8)
    .text(texts.packing.sender, left, y + LABEL.margin, at);
  pdf.font('text').text(from.join('\n'), at).moveDown(1.5);
  pdf.font('strong').fontSize(10).text(texts.packing.recipient, at);
  pdf.fontSize(13).text(recipientOf(order).join('\n'), at).moveDown();
  pdf
    .font('text')
    .fontSize(10)
    .text([order.delivery.name, dueOf(order)].filter(Boolean).join('\n'), at);
  const foot = y + LABEL.height - 90;
  renderBarcode(pdf, order.number, { x: left, y: foot, module: 1.8, height: 48 });
  pdf
    .font('strong')
    .fontSize(11)
    .text(order.number, left, foot + 52, at);
  pdf.font('text').fontSize(10);
}

/** Recipient with the locker or address. */
function recipientOf({ addresses, delivery: { place }, phone }: PackingOrder['order']): string[] {
  const { firstName, lastName, companyName, street, zipcode, city } = addresses.delivery ?? addresses.billing ?? {};
  const goal = place
    ? [placeName(place), place.street, `${place.zipcode} ${place.city}`]
    : [street, `${zipcode ?? ''} ${city ?? ''}`];
  const contact = addresses.delivery?.phone || phone;
  const lines = [companyName, `${firstName ?? ''} ${lastName ?? ''}`, ...goal, contact && texts.packing.phone(contact)];
  return lines.map((line) => line?.trim() ?? '').filter(Boolean);
}

function dueOf({ delivery, left }: PackingOrder['order']): string {
  return !delivery.prepaid && left > 0 ? texts.packing.onDelivery(formatMoney(left)) : '';
}
