import { finishPdf, newPdf } from '#app/features/platform/pdf/new-pdf.server.ts';
import { heading, LEFT, paragraph, row } from '#app/features/platform/pdf/pdf-parts.server.ts';
import { goesBack, type WithdrawalView } from '#rules/after-sale/withdrawal/withdrawal-view.ts';
import { longDay } from '#rules/platform/dates/date-format.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import type { Shop } from '#shop/platform/shop.ts';
import * as withdrawalTexts from '#texts/after-sale/withdrawal.ts';
import * as withdrawalMailTexts from '#texts/after-sale/withdrawal-mail.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';

const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Warsaw' });
const texts = withdrawalTexts.pdf;

/** X.06: the statement with its date and time, to keep. */
export function writeWithdrawalPdf(
  made: WithdrawalView,
  order: Pick<OrderView, 'placedAt'>,
  { company }: Pick<Shop['settings'], 'company'>,
): Promise<Buffer> {
  const pdf = newPdf(`${texts.title} ${made.code}`);
  pdf.font('strong').fontSize(18).text(texts.title, LEFT).font('text').fontSize(10).moveDown();
  paragraph(pdf, withdrawalMailTexts.code, [made.code]);
  paragraph(pdf, withdrawalMailTexts.at, [moment.format(made.madeAt)]);
  paragraph(pdf, withdrawalMailTexts.order, [
    made.orderNumber,
    withdrawalTexts.confirm.placed(longDay(order.placedAt)),
  ]);
  paragraph(pdf, texts.to, [company.name, company.street, `${company.zipcode} ${company.city}`]);
  paragraph(pdf, texts.from, [made.name, made.email]);
  heading(pdf, withdrawalMailTexts.statement);
  pdf.text(withdrawalTexts.confirm.declare, LEFT).moveDown(0.5);
  for (const { name, sizeName, quantity, unit, unitPlural } of made.lines) {
    row(pdf, [name, sizeName].filter(Boolean).join(', '), [quantityWithUnit(quantity, { unit, unitPlural })]);
  }
  pdf.moveDown().text(withdrawalMailTexts.next(goesBack(made)), LEFT);
  return finishPdf(pdf);
}
