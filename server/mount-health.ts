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

/** `/healthz`: the process lives. `/readyz`: it can reach its database and is not about to end. `/metrics`: its figures. */
export function mountHealth(app: Hono<ServerEnv>, { pool, isClosing, metrics, metricsToken }: Parts): void {
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    if (isClosing()) return c.text('closing', 503, { 'Cache-Control': 'no-store' });
    const ready = await answersInTime(pool);
    return c.text(ready ? 'ready' : 'the database does not answer', ready ? 200 : 503, { 'Cache-Control': 'no-store' });
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
