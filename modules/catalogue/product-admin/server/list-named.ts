import { sql } from 'drizzle-orm';
import { producers, series, warranties } from '#modules/catalogue/products/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

const TABLES = { producers, series, warranties };

/** For choosing one: all of a kind in the order of the alphabet. */
export async function listNamed({ db }: Pick<Shop, 'db'>, kind: keyof typeof TABLES) {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from ${TABLES[kind]} order by name collate "pl-x-icu", id`,
  );
  return rows.map(({ id, name }) => ({ value: String(id), label: name }));
}
