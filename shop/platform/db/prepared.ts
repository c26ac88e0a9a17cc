import { sql } from 'drizzle-orm';
import type { Database, Queries } from './connect.ts';
import { findHome } from './one-connection.ts';

interface Prepared<Values, Rows> {
  execute(values: Values): Promise<Rows>;
}

/**
 * A query that is asked all the time, built once for each database and known to PostgreSQL by its name: it is neither
 * written out, sent nor parsed again. Its text must not depend on the values: a list is an array, `= any(…)`. In a transaction
 * that knows its connection (`inOneConnection`) it is built once for that; in any other it is built every time.
 */
export function prepared<Values, Rows>(prepare: (db: Database) => Prepared<Values, Rows>) {
  const known = new WeakMap<object, Prepared<Values, Rows>>();
  return (db: Queries, values: Values): Promise<Rows> => {
    const home = findHome(db)?.db ?? db;
    const query = known.get(home) ?? prepare(home as Database);
    known.set(home, query);
    return query.execute(values);
  };
}

/** The same for a statement that is written in SQL, with `$1`, `$2` … for its values. */
export function preparedSql<Row extends Record<string, unknown>>(name: string, text: string) {
  return async (db: Queries, values: readonly unknown[]): Promise<Row[]> => {
    const home = findHome(db);
    if (home) return (await home.client.query<Row>({ name, text, values: [...values] })).rows;
    const parts = text
      .split(/\$(\d+)/)
      .map((part, at) => (at % 2 ? sql.param(values[Number(part) - 1]) : sql.raw(part)));
    return (await db.execute(sql.join(parts))).rows as Row[];
  };
}
