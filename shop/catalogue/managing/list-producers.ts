import { sql } from 'drizzle-orm';
import { producers } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** For choosing one: all producers in the order of the alphabet. */
export function listProducers({ db }: Pick<Shop, 'db'>): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: producers.id, name: producers.name })
    .from(producers)
    .orderBy(sql`${producers.name} collate "pl-x-icu"`, producers.id);
}
