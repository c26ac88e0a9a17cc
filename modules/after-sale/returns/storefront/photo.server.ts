import type { RouterContextProvider } from 'react-router';
import { openUpload } from '#modules/catalogue/media/server/index.ts';
import { findOwnOrder } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import { uploadHeaders } from '#platform/files/rules/file-type.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { findReturnPhoto } from '../server/index.ts';

export async function sendReturnPhoto(context: Readonly<RouterContextProvider>, name: string, url: URL) {
  const shop = context.get(shopContext);
  const photo = await findReturnPhoto(shop, name);
  if (!photo) throw notFound();
  await findOwnOrder(context, photo.orderNumber, url);
  const file = await openUpload(shop, photo.upload);
  if (!file) throw notFound();
  return new Response(file.body, { headers: uploadHeaders(photo.upload) });
}
