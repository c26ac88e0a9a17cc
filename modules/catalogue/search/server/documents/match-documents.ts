import { type SQL, sql } from 'drizzle-orm';
import type { RankedQuery } from '../text-query.ts';

/** Whether the document at hand matches one query of several; the empty one is met by all. */
export function meets(query: string | undefined): SQL {
  return query ? sql`terms @@ ${query}::tsquery` : sql`true`;
}

/** How well a document `d` that matches fits: 0 is best. */
export function fitness(query: RankedQuery): SQL {
  // A bare 0 would be the place of a column where documents are sorted by it.
  if (query.length === 1) return sql`0::int`;
  const tiers = query.slice(0, -1).map((tier, index) => sql`when d.terms @@ ${tier}::tsquery then ${index}::int`);
  return sql`case ${sql.join(tiers, sql` `)} else ${query.length - 1}::int end`;
}
