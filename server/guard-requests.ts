import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isFromThisShop } from './security/same-origin.ts';
import type { ServerEnv } from './server-env.ts';

const LARGEST_BODY = 1_048_576;
const DISCARD_PATIENCE = 2000;

/** Turns away what no page of the shop would send, before anything reads it. */
export function guardRequests(app: Hono<ServerEnv>, options: { origin: string; trustProxy: boolean }): void {
  app.use(async (c, next) => {
    const forwarded = options.trustProxy ? c.req.header('x-forwarded-host') : undefined;
    const allowed = isFromThisShop(
      {
        method: c.req.method,
        host: forwarded ?? c.req.header('host'),
        origin: c.req.header('origin'),
        fetchSite: c.req.header('sec-fetch-site'),
      },
      options.origin,
    );
    if (!allowed) return c.text('Forbidden: the request comes from another site', 403);
    return next();
  });
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: async (c) => {
        await discardBody(c.req.raw.body);
        return c.text(`Content Too Large: at most ${LARGEST_BODY} bytes`, 413, { Connection: 'close' });
      },
    }),
  );
}

/** A connection closed over unread bytes is reset, and the sender never reads why: what still comes is thrown away for a moment. */
async function discardBody(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  const deadline = performance.now() + DISCARD_PATIENCE;
  const late = new Promise<{ done: true }>((resolve) => {
    setTimeout(resolve, DISCARD_PATIENCE, { done: true }).unref();
  });
  const reader = body.getReader();
  while (performance.now() < deadline) {
    const { done } = await Promise.race([reader.read(), late]);
    if (done) return;
  }
}
