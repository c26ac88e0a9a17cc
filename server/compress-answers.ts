import type { Context, Hono } from 'hono';
import { compress } from './compress.ts';
import { bytesOf, chooseEncoding } from './stored-answer.ts';
import type { ServerEnv } from './visitor.ts';

/** Below this an answer is one or two packets, compressed or not. */
const SMALLEST = 1024;

const TEXT =
  /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:json|javascript|xml|(?:[\w.-]+\+)?(?:json|xml))\b)/i;

/**
 * Compresses every answer that is text: what is personal, calls, errors, a page that is not kept. Cached pages and built
 * files come here compressed already, or not at all.
 */
export function compressAnswers(app: Hono<ServerEnv>): void {
  app.use(async (c, next) => {
    await next();
    if (!isCompressible(c)) return;
    const { headers } = c.res;
    if (!/\baccept-encoding\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Accept-Encoding');
    const encoding = chooseEncoding(c.req.header('accept-encoding'));
    if (encoding === 'identity' || mayBeListenedTo(c)) return;
    const bytes = bytesOf(c.res);
    const body = Buffer.from(bytes ?? new Uint8Array(await c.res.arrayBuffer()));
    const isSmall = body.length < SMALLEST;
    const sent = isSmall ? body : await compress(body, encoding);
    const { status } = c.res;
    if (!isSmall) {
      headers.set('Content-Encoding', encoding);
      headers.set('Content-Length', String(sent.length));
      const etag = headers.get('ETag');
      if (etag) headers.set('ETag', etag.replace(/"$/, `-${encoding}"`));
    }
    // Not replaced but set anew: Hono would mix the headers of both.
    c.res = undefined;
    c.res = new Response(new Uint8Array(sent), { status, headers });
  });
}

function isCompressible({ req, res }: Context): boolean {
  const { headers, status } = res;
  // Feeds are as long as the catalogue and compress themselves while they are written.
  if (req.method === 'HEAD' || req.path.startsWith('/feeds/')) return false;
  if (status === 204 || status === 206 || status === 304) return false;
  if (headers.has('Content-Encoding') || headers.has('Accept-Ranges')) return false;
  if (!TEXT.test(headers.get('Content-Type') ?? '')) return false;
  const length = headers.get('Content-Length');
  // Reading the body makes a stream of it: only where no header decides.
  return length === null ? res.body !== null : Number(length) >= SMALLEST;
}

/**
 * The length of a compressed answer shows whether something guessed is in it (BREACH). Guessing takes many requests with
 * the shopper's cookies and words of the guesser's choice: only another site sends such, so what it causes stays uncompressed.
 */
function mayBeListenedTo({ req, res }: Context): boolean {
  const isForeign = /^(?:cross|same)-site$/.test(req.header('sec-fetch-site') ?? '');
  return isForeign && req.header('cookie') !== undefined && !isPublic(res.headers);
}

function isPublic(headers: Headers): boolean {
  return headers.get('Cache-Control')?.startsWith('public') ?? false;
}
