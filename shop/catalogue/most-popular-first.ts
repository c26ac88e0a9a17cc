import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Spelled as in the indexes: without `nulls last` the database would not take the order from them. */
export function mostPopularFirst(popularity: AnyColumn): SQL {
  return sql`${popularity} desc nulls last`;
}
