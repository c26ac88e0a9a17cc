import type { RouterContextProvider } from 'react-router';
import { findOwnOrder } from '#app/features/selling/own-order/find-own-order.server.ts';
import { notFound } from '#app/not-found.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { uploadHeaders } from '#rules/platform/files/file-type.ts';
import { findReturnPhoto } from '#shop/after-sale/returns/index.ts';
import { openUpload } from '#shop/platform/media/index.ts';

/** A photo of a return, to whoever may see its order. */
export async function sendReturnPhoto(context: Readonly<RouterContextProvider>, name: string, url: URL) {
  const shop = context.get(shopContext);
  const photo = await findReturnPhoto(shop, name);
  if (!photo) throw notFound();
  await findOwnOrder(context, photo.orderNumber, url);
  const file = await openUpload(shop, photo.upload);
  if (!file) throw notFound();
  return new Response(file.body, { headers: uploadHeaders(photo.upload) });
}
