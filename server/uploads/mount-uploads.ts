import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { findUpload } from '#shop/media/index.ts';
import type { Shop } from '#shop/shop.ts';
import type { ServerEnv } from '../server-env.ts';

const PUBLIC = 'public, max-age=86400';

/** `/wgrane/{name}`: a file a shopper sent. Nothing in it may run, and a private one is shown to its sender only. */
export function mountUploads(app: Hono<ServerEnv>, shop: Shop): void {
  app.get('/wgrane/:name', async (c) => {
    const upload = await findUpload(shop, c.req.param('name'), () => c.get('visitor').find());
    const bytes = upload && (await readFile(upload.file).catch(() => null));
    if (!bytes) return c.text('Not Found', 404, { 'Cache-Control': 'no-store' });
    const place = upload.type.startsWith('image/') ? 'inline' : 'attachment';
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': upload.type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': `${place}; filename*=UTF-8''${encodeURIComponent(upload.originalName)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': upload.isPublic ? PUBLIC : 'private, no-store',
    });
  });
}
