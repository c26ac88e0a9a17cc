import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isFromThisShop } from './security/same-origin.ts';
import type { ServerEnv } from './server-env.ts';

const LARGEST_BODY = 1_048_576;

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
      // The connection stays open while the rest is thrown away: closed at once, the sender would never read this answer.
      onError: (c) => c.text(`Content Too Large: at most ${LARGEST_BODY} bytes`, 413),
    }),
  );
}
