import { readFile } from 'node:fs/promises';
import type { RouterContextProvider } from 'react-router';
import { findOwnOrder } from '#app/features/selling/own-order/find-own-order.server.ts';
import { notFound } from '#app/not-found.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { uploadHeaders } from '#rules/platform/files/file-type.ts';
import { findReturnPhoto } from '#shop/after-sale/returns/index.ts';

/** A photo of a return, to whoever may see its order. */
export async function sendReturnPhoto(context: Readonly<RouterContextProvider>, name: string, url: URL) {
  const photo = await findReturnPhoto(context.get(shopContext), name);
  if (!photo) throw notFound();
  await findOwnOrder(context, photo.orderNumber, url);
  const bytes = await readFile(photo.upload.file).catch(() => null);
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), { headers: uploadHeaders(photo.upload) });
}
