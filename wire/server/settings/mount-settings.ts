import type { Context, Hono } from 'hono';
import { addCompared, removeCompared } from '#shop/compare/index.ts';
import { parseId } from '../basket/parse-lines.ts';
import type { WireContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import { comesFromAnotherSite, isPrefetch, ownReferer } from '../same-origin.ts';
import { ensureCaller, findCaller } from '../visitor.ts';

const MOST_NAMED = 50;

/** `/settings.php?comparers=add|remove&product=…`, contract 3.12: changes the compare list and goes back. */
export function mountSettings(app: Hono, wire: WireContext): void {
  app.all('/settings.php', async (c) => {
    if (c.req.method !== 'GET') return refuse({ status: 405, code: 'method-not-allowed', allow: ['GET'] });
    const { headers } = c.req.raw;
    if (isPrefetch(headers)) return refuse({ status: 403, code: 'prefetch' });
    if (!comesFromAnotherSite(headers)) await changeCompared(c, wire);
    c.header('cache-control', 'no-store');
    return c.redirect(ownReferer(headers) ?? '/porownanie', 303);
  });
}

async function changeCompared(c: Context, wire: WireContext): Promise<void> {
  const named = (c.req.query('product') ?? '')
    .split(',', MOST_NAMED)
    .map(parseId)
    .filter((id) => id > 0);
  const [first] = named;
  if (first === undefined) return;
  const asked = c.req.query('comparers');
  if (asked === 'add') {
    const { id } = await ensureCaller(c, wire);
    await addCompared(wire.shop, id, first);
  }
  if (asked === 'remove') {
    const caller = await findCaller(c, wire);
    if (caller) await removeCompared(wire.shop, caller.id, named);
  }
}
