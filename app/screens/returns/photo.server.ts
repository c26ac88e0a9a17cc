import { readFile } from 'node:fs/promises';
import type { RouterContextProvider } from 'react-router';
import { findOwnOrder } from '#app/features/own-order/find-own-order.server.ts';
import { notFound } from '#app/not-found.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { findReturnPhoto } from '#shop/returns/index.ts';

/** Nothing in the file may run, nobody but its owner gets it, and no cache keeps it. */
export async function sendReturnPhoto(context: Readonly<RouterContextProvider>, name: string, url: URL) {
  const photo = await findReturnPhoto(context.get(shopContext), name);
  if (!photo) throw notFound();
  await findOwnOrder(context, photo.orderNumber, url);
  const { file, type, originalName } = photo.upload;
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) throw notFound();
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(originalName)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
    },
  });
}
