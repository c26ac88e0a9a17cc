import type { RouterContextProvider } from 'react-router';
import { finishPdf, newPdf } from '#platform/pdf/storefront/new-pdf.server.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as complaintTexts from '../texts/storefront.ts';
import * as texts from '../texts/thread.ts';
import { findOwnComplaint } from './parts/find-own-complaint.server.ts';
import { describeComplaint } from './thread/describe-complaint.ts';

type Described = ReturnType<typeof describeComplaint>;

export async function sendComplaintPdf(context: Readonly<RouterContextProvider>, number: string, url: URL) {
  const { complaint, by } = await findOwnComplaint(context, number, url);
  if (by !== 'proved') throw notFound();
  const pdf = await writeComplaintPdf(describeComplaint(complaint), context.get(shopContext).settings);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="reklamacja-${complaint.number}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

function writeComplaintPdf(complaint: Described, { company, email, phone }: Shop['settings']): Promise<Buffer> {
  const title = complaintTexts.number(complaint.number);
  const pdf = newPdf(title);
  pdf.font('strong').fontSize(18).text(title);
  const paragraph = (name: string, lines: readonly string[]) => {
    pdf.moveDown().font('strong').fontSize(12).text(name).font('text').fontSize(10);
    pdf.text(lines.filter(Boolean).join('\n'));
  };
  pdf.font('text').fontSize(10).text(complaintTexts.filedAt(complaint.filedAt));
  if (complaint.orderNumber) pdf.text(complaintTexts.order(complaint.orderNumber));
  pdf.text(complaintTexts.states[complaint.state]);
  paragraph(company.name, [company.street, `${company.zipcode} ${company.city}`, `${email}, ${phone}`]);
  paragraph(texts.contact, complaint.contact);
  for (const { name, details, quantity, description } of complaint.lines) {
    paragraph(name, [[details, quantity].filter(Boolean).join(', '), description]);
  }
  if (complaint.facts.length > 0) {
    paragraph(
      texts.details,
      complaint.facts.map((fact) => `${fact.name}: ${fact.value}`),
    );
  }
  for (const { author, at, text } of complaint.messages) paragraph(`${texts.authors[author]}, ${at}`, [text]);
  return finishPdf(pdf);
}
