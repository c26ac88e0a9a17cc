import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './connect.ts';
import { preparedSql } from './prepared.ts';

interface Part<Row> {
  table: PgTable;
  keys: readonly string[];
  /** Never there: a row as the compiler knows it. */
  row?: Row;
}

export type NewRow<Rows> = Rows extends Part<infer Row> ? Row : never;

/** Rows of a table with these columns, all of them given; the others have their defaults. */
export function rowsOf<Table extends PgTable, Key extends keyof Table['$inferInsert'] & string>(
  table: Table,
  keys: readonly Key[],
): Part<Required<Pick<Table['$inferInsert'], Key>>> {
  return { table, keys };
}

/**
 * Writes rows of several tables in one statement that is prepared once: parents and children together, because PostgreSQL looks
 * at references, and runs triggers, when the whole of it is written.
 */
export function insertInOneStatement<Rows extends Record<string, object>>(
  name: string,
  parts: { [Name in keyof Rows]: Part<Rows[Name]> },
) {
  const tables = Object.entries<Part<object>>(parts).map(([key, { table, keys }]) => {
    const columns = getTableColumns(table);
    const names = new Map<string, string>();
    for (const one of keys) {
      const column = columns[one];
      if (!column) throw new Error(`${getTableName(table)} has no column for ${one}`);
      names.set(one, column.keyAsName ? toSnakeCase(column.name) : column.name);
    }
    return { key, table: getTableName(table), names };
  });
  const inserts = tables.map(({ table, names }, at) => {
    const list = [...names.values()].join(', ');
    return `w${at} as (insert into ${table} (${list})
      select ${list} from jsonb_populate_recordset(null::${table}, $${at + 1}::jsonb))`;
  });
  const write = preparedSql(name, `with ${inserts.join(', ')} select`);
  return async (tx: Transaction, rows: { [Name in keyof Rows]: readonly Rows[Name][] }): Promise<void> => {
    await write(
      tx,
      tables.map(({ key, names }) => JSON.stringify(rows[key]?.map((row) => toColumns(row, names)))),
    );
  };
}

function toColumns(row: object, names: ReadonlyMap<string, string>): Record<string, unknown> {
  const values = row as Record<string, unknown>;
  return Object.fromEntries([...names].map(([key, column]) => [column, values[key]]));
}
