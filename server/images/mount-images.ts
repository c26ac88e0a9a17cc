import type { Hono } from 'hono';
import { imageWidths } from '#rules/platform/images/image-address.ts';
import type { ServerEnv } from '../server-env.ts';
import { findImageSource } from './find-source.ts';
import { chooseImageFormat } from './image-format.ts';
import { ImageMaker } from './image-maker.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const widths = new Map<string, number>(imageWidths.map((width) => [String(width), width]));

/** `/obraz/{width}/{file}`: a picture of the shop, X.17. With `?v=` the address names one version for ever. */
export function mountImages(app: Hono<ServerEnv>, options: { sources: string[]; cacheFolder: string }): void {
  const maker = new ImageMaker(options.cacheFolder);
  app.get('/obraz/:width/:file{.+}', async (c) => {
    const width = widths.get(c.req.param('width'));
    const source = width && (await findImageSource(options.sources, c.req.param('file')));
    const format = chooseImageFormat(c.req.header('accept'));
    const made = width && source ? await maker.get(source, width, format) : null;
    if (!made) return c.text('Not Found', 404, { 'Cache-Control': 'public, max-age=60' });
    const { body, etag } = made;
    const headers = {
      'Cache-Control': c.req.query('v') ? FOREVER : A_DAY,
      ETag: etag,
      Vary: 'Accept',
      'X-Content-Type-Options': 'nosniff',
    };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    const bytes = new Uint8Array(body);
    return c.body(bytes, 200, {
      ...headers,
      'Content-Type': `image/${format}`,
      'Content-Length': String(bytes.length),
    });
  });
  app.all('/obraz/*', (c) =>
    c.req.method === 'GET' ? c.text('Not Found', 404) : c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }),
  );
}
