import type { Hono } from 'hono';
import type pg from 'pg';
import type { Metrics } from './metrics.ts';
import type { ServerEnv } from './visitor.ts';

const TIMEOUT_MS = 2000;
const NEAR = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;

interface Parts {
  pool: pg.Pool;
  isClosing(): boolean;
  metrics: Metrics;
  /** With a token /metrics answers its bearer; without one only neighbours in the private network. */
  metricsToken: string | undefined;
}

const UNCACHED = { 'Cache-Control': 'no-store' };

/**
 * `/healthz`: the process lives. `/openz`: it takes requests and is not about to end. `/readyz`: it reaches its database as well.
 * `/metrics`: its figures.
 */
export function mountHealth(app: Hono<ServerEnv>, parts: Parts): void {
  const { pool, isClosing, metrics, metricsToken } = parts;
  // One question for all who ask meanwhile.
  let asking: Promise<boolean> | undefined;
  app.get('/healthz', (c) => c.text('ok', 200, UNCACHED));
  app.get('/openz', (c) => (isClosing() ? c.text('closing', 503, UNCACHED) : c.text('open', 200, UNCACHED)));
  app.get('/readyz', async (c) => {
    if (isClosing()) return c.text('closing', 503, UNCACHED);
    asking ??= answersInTime(pool).finally(() => {
      asking = undefined;
    });
    return (await asking) ? c.text('ready', 200, UNCACHED) : c.text('the database does not answer', 503, UNCACHED);
  });
  app.get('/metrics', async (c) => {
    const address = c.env.incoming?.socket.remoteAddress ?? '';
    const near = NEAR.test(address) && c.req.header('x-forwarded-for') === undefined;
    const allowed = metricsToken ? c.req.header('authorization') === `Bearer ${metricsToken}` : near;
    if (!allowed) return c.text('Forbidden', 403);
    const { type, text } = await metrics.text();
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  });
}

/**
 * A connection that anybody gave back well is an answer, too: a node with much to do, whose queries wait for one, must not be sent away
 * for it, as its work would fall upon the next one.
 */
function answersInTime(pool: pg.Pool): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (answers: boolean) => {
      clearTimeout(timer);
      pool.off('release', returned);
      resolve(answers);
    };
    const returned = (error: unknown) => {
      if (!error) end(true);
    };
    const timer = setTimeout(end, TIMEOUT_MS, false);
    pool.on('release', returned);
    pool.query('select 1').then(
      () => end(true),
      () => end(false),
    );
  });
}
