import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { finishPdf, newPdf } from '#platform/pdf/storefront/new-pdf.server.ts';
import { heading, LEFT, paragraph, row } from '#platform/pdf/storefront/pdf-parts.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { goesBack, type WithdrawalView } from '../rules/withdrawal-view.ts';
import * as withdrawalMailTexts from '../texts/email.ts';
import * as withdrawalTexts from '../texts/storefront.ts';

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
