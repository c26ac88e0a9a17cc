import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#platform/db/server/connect.ts';

// PostgreSQL takes 65 535 values in a statement; the widest table has about sixty columns.
const rowsAtOnce = 500;

export async function insertRows<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
) {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await transaction.insert(table).values(rows.slice(from, from + rowsAtOnce));
  }
}

/** Rows with numbers of their own leave the counter behind; the next row of the shop must not collide. */
export async function advanceCounter(transaction: Transaction, table: PgTable) {
  const name = getTableName(table);
  await transaction.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${sql.identifier(name)}))`,
  );
}

/** Numbers of the demo's orders and complaints, the same in every demo shop, as docs/demo.md names them. Real ones are random. */
export function demoOrderNumber(id: number): string {
  return String(10_000_000 + ((id * 48_611_953) % 90_000_000));
}

export function demoComplaintNumber(id: number): string {
  return `R${100_000 + ((id * 486_119) % 900_000)}`;
}
