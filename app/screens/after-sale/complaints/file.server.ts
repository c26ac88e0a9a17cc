import { readFile } from 'node:fs/promises';
import type { RouterContextProvider } from 'react-router';
import { findOwnComplaint } from '#app/features/after-sale/complaints/find-own-complaint.server.ts';
import { notFound } from '#app/not-found.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { uploadHeaders } from '#rules/platform/files/file-type.ts';
import { findComplaintFile } from '#shop/after-sale/complaints/index.ts';

export async function sendComplaintFile(
  context: Readonly<RouterContextProvider>,
  { number, file }: { number: string; file: string },
  url: URL,
): Promise<Response> {
  const { complaint } = await findOwnComplaint(context, number, url);
  const upload = await findComplaintFile(context.get(shopContext), complaint.id, file);
  const bytes = upload && (await readFile(upload.file).catch(() => null));
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), { headers: uploadHeaders(upload) });
}
