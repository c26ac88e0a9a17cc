import type { Hono } from 'hono';
import type pg from 'pg';
import type { Metrics } from './metrics.ts';
import type { ServerEnv } from './visitor.ts';

const TIMEOUT_MS = 2000;
const NEAR = /^(?:::ffff:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/;

interface Parts {
  pool: pg.Pool;
  isClosing(): boolean;
  /** Does the connection stand on which the process hears of changes? */
  hearsPurges(): boolean;
  metrics: Metrics;
  /** With a token /metrics answers its bearer; without one only neighbours in the private network. */
  metricsToken: string | undefined;
}

const UNKEPT = { 'Cache-Control': 'no-store' };

/**
 * `/healthz`: the process lives. `/openz`: it takes requests and is not about to end. `/readyz`: it reaches its database as well.
 * `/metrics`: its figures.
 */
export function mountHealth(app: Hono<ServerEnv>, parts: Parts): void {
  const { pool, isClosing, hearsPurges, metrics, metricsToken } = parts;
  app.get('/healthz', (c) => c.text('ok', 200, UNKEPT));
  app.get('/openz', (c) => (isClosing() ? c.text('closing', 503, UNKEPT) : c.text('open', 200, UNKEPT)));
  app.get('/readyz', async (c) => {
    if (isClosing()) return c.text('closing', 503, UNKEPT);
    // A node with much to do must not be sent away for it: its work would fall upon the next one. Another connection tells then.
    const ready = isBusy(pool) ? hearsPurges() : await answersInTime(pool);
    return ready ? c.text('ready', 200, UNKEPT) : c.text('the database does not answer', 503, UNKEPT);
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

function isBusy({ idleCount, totalCount, options }: pg.Pool): boolean {
  return idleCount === 0 && totalCount >= options.max;
}

async function answersInTime(pool: pg.Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, false);
  });
  const asked = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
