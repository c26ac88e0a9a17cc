import { sql } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { settings } from './tables.ts';

/** Not a setting of the owner: the process tells it. */
export const ORIGIN_ROW = 'origin';

/** Keeps the address the shop was started with, so that a tool beside it writes the same one into its mails. */
export async function rememberOrigin({ db, origin }: Pick<Shop, 'db' | 'origin'>): Promise<void> {
  const value = sql`to_jsonb(${origin}::text)`;
  await db
    .insert(settings)
    .values({ name: ORIGIN_ROW, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
