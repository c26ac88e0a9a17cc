import { sql } from 'drizzle-orm';
import type { Queries } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { settings } from './tables.ts';

/** Rows beside the owner's settings that `settings set` does not reach: what the process or a use case says. */
export const FACT_ROWS = { origin: 'origin', sendsMail: 'sendsMail', isOpen: 'isOpen', previews: 'previews' } as const;

type Fact = keyof typeof FACT_ROWS;
type Rows = readonly { name: string; value: unknown }[];

export function factOf(rows: Rows, fact: Fact): unknown {
  return rows.find(({ name }) => name === FACT_ROWS[fact])?.value;
}

/** A shop is closed until it is opened, a demo is open until it is closed. */
export function isOpenBy(rows: Rows, { demo }: Pick<Shop, 'demo'>): boolean {
  const said = factOf(rows, 'isOpen');
  return typeof said === 'boolean' ? said : demo;
}

export async function writeFact(tx: Pick<Queries, 'insert'>, fact: Fact, said: unknown): Promise<void> {
  const value = sql`${JSON.stringify(said)}::jsonb`;
  await tx
    .insert(settings)
    .values({ name: FACT_ROWS[fact], value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Keeps with what the shop was started, so that a tool beside it writes the same address and knows whether mails leave. */
export async function rememberStart({
  db,
  origin,
  sendsMail,
}: Pick<Shop, 'db' | 'origin' | 'sendsMail'>): Promise<void> {
  await writeFact(db, 'origin', origin);
  await writeFact(db, 'sendsMail', sendsMail);
}
