import { sql } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';

const NUMBERED = /^\/(produkt|kategoria|producent|seria)\/(\d{1,9})(?:[/?#]|$)/;
const SHOWN = {
  produkt: sql`select id from products where visible`,
  kategoria: sql`select id from categories`,
  producent: sql`select id from producers`,
  seria: sql`select id from series`,
};

/** Those that lead to a product, category, producer or series the shop does not show. Other pages are not looked for. */
export async function findDeadTargets<One extends { target: string }>(
  shop: Shop,
  wanted: readonly One[],
): Promise<One[]> {
  const found = wanted.flatMap((one) => {
    const [, kind, id] = NUMBERED.exec(one.target) ?? [];
    return kind && id ? [{ one, kind, id: Number(id) }] : [];
  });
  const dead = new Set<One>();
  for (const [kind, shown] of Object.entries(SHOWN)) {
    const some = found.filter((target) => target.kind === kind);
    if (some.length === 0) continue;
    const ids = sql.param(some.map(({ id }) => id));
    const { rows } = await shop.db.execute<{ id: number }>(
      sql`select id from (${shown}) shown where id = any(${ids}::int[])`,
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const { one, id } of some) if (!known.has(id)) dead.add(one);
  }
  return wanted.filter((one) => dead.has(one));
}
