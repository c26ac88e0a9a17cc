import type { Hono } from 'hono';
import { findUpload, openUpload } from '#modules/catalogue/media/server/index.ts';
import { uploadHeaders } from '#platform/files/rules/file-type.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ServerEnv } from '../visitor.ts';

/** `/wgrane/{name}`: a file a shopper sent. Nothing in it may run, and a private one is shown to its sender only. */
export function mountUploads(app: Hono<ServerEnv>, shop: Shop): void {
  app.get('/wgrane/:name', async (c) => {
    const upload = await findUpload(shop, c.req.param('name'), () => c.get('visitor').find());
    const file = upload && (await openUpload(shop, upload));
    if (!file) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
    return c.body(file.body, 200, { ...uploadHeaders(upload), 'Content-Length': String(file.bytes) });
  });
}

/** Addresses whose forms carry files; their bodies may be larger than any other. `.data` is the same form sent by a script. */
const UPLOAD_ADDRESSES = [
  /^\/produkt\/\d+\/[^/]+\/opinia(?:\.data)?$/,
  /^\/reklamacje\/(?:produkty|nowa|R\d{6,10})(?:\.data)?$/,
  /^\/zwroty\/produkty(?:\.data)?$/,
  /^\/zaplecze\/reklamacje\/R\d{6,10}(?:\.data)?$/,
  /^\/zaplecze\/(?:import|przekierowania)(?:\.data)?$/,
  /^\/zaplecze\/punkty-odbioru(?:\.data)?$/,
  // Forms of other front ends (contract 3.5, 3.6, 3.7, 3.9).
  /^\/(?:settings|returns-method|rma-method|rma-add)\.php$/,
];

export function takesFiles(path: string): boolean {
  return UPLOAD_ADDRESSES.some((address) => address.test(path));
}
