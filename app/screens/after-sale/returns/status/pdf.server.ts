import type { RouterContextProvider } from 'react-router';
import { notFound } from '#app/not-found.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { describeReturn } from './describe-return.ts';
import { findFiled } from './find-filed.server.ts';
import { writeReturnPdf } from './return-pdf.server.ts';

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
  const { company } = settings;
  const described = describeReturn(filed, `${company.street}, ${company.zipcode} ${company.city}`);
  const pdf = await writeReturnPdf(described, sender, settings);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="zwrot-${filed.code}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
