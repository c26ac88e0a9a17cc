import type { RouterContextProvider } from 'react-router';
import { findOwnComplaint } from '#app/features/after-sale/complaints/find-own-complaint.server.ts';
import { notFound } from '#app/not-found.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { uploadHeaders } from '#rules/platform/files/file-type.ts';
import { findComplaintFile } from '#shop/after-sale/complaints/index.ts';
import { openUpload } from '#shop/platform/media/index.ts';

export async function sendComplaintFile(
  context: Readonly<RouterContextProvider>,
  { number, file }: { number: string; file: string },
  url: URL,
): Promise<Response> {
  const { complaint } = await findOwnComplaint(context, number, url);
  const shop = context.get(shopContext);
  const upload = await findComplaintFile(shop, complaint.id, file);
  const opened = upload && (await openUpload(shop, upload));
  if (!opened) throw notFound();
  return new Response(opened.body, { headers: uploadHeaders(upload) });
}
