import type { Hono } from 'hono';
import { mediaType } from '#platform/files/rules/file-type.ts';
import { type ByteRange, streamFile } from '#platform/files/server/index.ts';
import type { MediaSources } from '../images/find-source.ts';
import type { ServerEnv } from '../visitor.ts';

/** `/plik/{file}`: films and sounds to play, every other file to keep. */
export function mountFiles(app: Hono<ServerEnv>, { sources }: { sources: MediaSources }): void {
  app.get('/plik/:file{.+}', async (c) => {
    const name = c.req.param('file');
    const type = mediaType(name);
    const source = type && (await sources.find(name));
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
    const range = parseByteRange(c.req.header('range'), source.bytes);
    if (range === null) return c.body(null, 416, { 'Content-Range': `bytes */${source.bytes}` });
    const { start, end } = range ?? { start: 0, end: source.bytes - 1 };
    const part = { 'Content-Length': String(end - start + 1) };
    if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, ...part });
    const body = streamFile(source.store, name, range);
    if (!range) return c.body(body, 200, { ...headers, ...part });
    return c.body(body, 206, { ...headers, ...part, 'Content-Range': `bytes ${start}-${end}/${source.bytes}` });
  });
  app.all('/plik/*', (c) =>
    c.req.method === 'GET' ? c.text('Not Found', 404) : c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }),
  );
}

/** The one range of a Range header: undefined sends the whole file, null cannot be satisfied. Films need it to be wound. */
export function parseByteRange(header: string | undefined, bytes: number): ByteRange | null | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, from = '', to = ''] = asked ?? [];
  if (!asked || (from === '' && to === '')) return undefined;
  if (from === '') return Number(to) === 0 ? null : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 };
  const range = { start: Number(from), end: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
  if (to !== '' && Number(to) < range.start) return undefined;
  return range.start < bytes ? range : null;
}
