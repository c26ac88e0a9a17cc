import type { RouterContextProvider } from 'react-router';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { code39 } from '#platform/barcode/rules/code-39.ts';
import { finishPdf, newPdf } from '#platform/pdf/storefront/new-pdf.server.ts';
import { heading, LEFT, paragraph, row } from '#platform/pdf/storefront/pdf-parts.server.ts';
import { placeOfReturns } from '#platform/settings/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import * as returnsStatusTexts from '../../texts/status.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { describeReturn } from './describe-return.ts';
import { findFiled } from './find-filed.server.ts';

export async function sendReturnPdf(context: Readonly<RouterContextProvider>, url: URL) {
  const { filed, order, by } = await findFiled(context, url);
  if (by !== 'proved') throw notFound();
  const { settings } = context.get(shopContext);
  const address = order.addresses.billing;
  const sender = [
    `${address?.firstName ?? ''} ${address?.lastName ?? ''}`.trim(),
    `${address?.street ?? ''} ${address?.streetNumber ?? ''}`.trim(),
    `${address?.zipcode ?? ''} ${address?.city ?? ''}`.trim(),
    order.email,
  ].filter(Boolean);
  const to = placeOfReturns(settings);
  const described = describeReturn(filed, `${to.street}, ${to.zipcode} ${to.city}`);
  const pdf = await writeReturnPdf(described, sender, settings);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="zwrot-${filed.code}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

const texts = returnsTexts.pdf;

/** The slip for the parcel: its code to read and to scan, what is inside, and where it goes. */
export function writeReturnPdf(
  filed: ReturnType<typeof describeReturn>,
  sender: readonly string[],
  settings: Parameters<typeof placeOfReturns>[0],
): Promise<Buffer> {
  const to = placeOfReturns(settings);
  const pdf = newPdf(texts.title(filed.code));
  pdf.font('strong').fontSize(20).text(texts.title(filed.code), LEFT);
  pdf
    .font('text')
    .fontSize(10)
    .text(`${returnsTexts.order(filed.orderNumber)}, ${texts.date(filed.filedAt)}`);
  pdf
    .moveDown(0.5)
    .text(filed.method === 'point' ? texts.bring : texts.put)
    .moveDown();
  renderCode(pdf, filed.code);
  paragraph(pdf, texts.to, [to.name, to.street, `${to.zipcode} ${to.city}`]);
  paragraph(pdf, texts.from, sender);
  heading(pdf, returnsStatusTexts.products);
  for (const { name, details, quantity, comment } of filed.lines) {
    row(pdf, [name, details, comment && ordersTexts.comment(comment)].filter(Boolean).join(', '), [quantity]);
  }
  heading(pdf, returnsTexts.title);
  for (const { name, value } of filed.facts) paragraph(pdf, name, [value]);
  return finishPdf(pdf);
}

function renderCode(pdf: PDFKit.PDFDocument, code: string): void {
  const { bars } = code39(code);
  const narrow = 1.3;
  const height = 48;
  const top = pdf.y;
  for (const { at, width } of bars) pdf.rect(LEFT + at * narrow, top, width * narrow, height).fill('black');
  pdf.y = top + height + 6;
  pdf.font('strong').fontSize(14).text(code, LEFT).font('text').fontSize(10).moveDown();
}
