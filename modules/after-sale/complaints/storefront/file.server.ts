import type { RouterContextProvider } from 'react-router';
import { openUpload } from '#modules/catalogue/media/server/index.ts';
import { uploadHeaders } from '#platform/files/rules/file-type.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { findComplaintFile } from '../server/index.ts';
import { findOwnComplaint } from './parts/find-own-complaint.server.ts';

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
