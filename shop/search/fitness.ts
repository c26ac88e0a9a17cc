import { type SQL, sql } from 'drizzle-orm';
import type { RankedQuery } from './text-query.ts';

/** How well a document `d` that matches fits: 0 is best. */
export function fitness(query: RankedQuery): SQL {
  const tiers = query.slice(0, -1).map((tier, index) => sql`when d.terms @@ ${tier}::tsquery then ${index}::int`);
  return sql`case ${sql.join(tiers, sql` `)} else ${query.length - 1}::int end`;
}
