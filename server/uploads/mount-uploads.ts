import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { uploadHeaders } from '#rules/platform/files/upload-headers.ts';
import { findUpload } from '#shop/platform/media/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { ServerEnv } from '../server-env.ts';

/** `/wgrane/{name}`: a file a shopper sent. Nothing in it may run, and a private one is shown to its sender only. */
export function mountUploads(app: Hono<ServerEnv>, shop: Shop): void {
  app.get('/wgrane/:name', async (c) => {
    const upload = await findUpload(shop, c.req.param('name'), () => c.get('visitor').find());
    const bytes = upload && (await readFile(upload.file).catch(() => null));
    if (!bytes) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
    return c.body(new Uint8Array(bytes), 200, { ...uploadHeaders(upload), 'Content-Length': String(bytes.length) });
  });
}
