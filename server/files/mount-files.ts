import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { mediaType } from '#rules/platform/files/media-type.ts';
import { findMediaSource } from '../images/find-source.ts';
import type { ServerEnv } from '../server-env.ts';
import { readByteRange } from './byte-range.ts';

/** `/plik/{file}`: films and sounds to play, every other file to keep. */
export function mountFiles(app: Hono<ServerEnv>, { sources }: { sources: string[] }): void {
  app.get('/plik/:file{.+}', async (c) => {
    const name = c.req.param('file');
    const type = mediaType(name);
    const source = type && (await findMediaSource(sources, name));
    if (!type || !source) return c.text('Not Found', 404, { 'Cache-Control': 'public, max-age=60' });
    const etag = `"${source.version}"`;
    const headers = {
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      'Content-Disposition': /^(?:audio|video)\//.test(type) ? 'inline' : 'attachment',
      'Content-Type': type,
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
    };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    const range = readByteRange(c.req.header('range'), source.bytes);
    if (range === null) return c.body(null, 416, { 'Content-Range': `bytes */${source.bytes}` });
    const { start, end } = range ?? { start: 0, end: source.bytes - 1 };
    const part = { 'Content-Length': String(end - start + 1) };
    if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, ...part });
    const body = Readable.toWeb(createReadStream(source.file, { start, end })) as ReadableStream;
    if (!range) return c.body(body, 200, { ...headers, ...part });
    return c.body(body, 206, { ...headers, ...part, 'Content-Range': `bytes ${start}-${end}/${source.bytes}` });
  });
  app.all('/plik/*', (c) =>
    c.req.method === 'GET' ? c.text('Not Found', 404) : c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }),
  );
}
