import { type SQL, sql } from 'drizzle-orm';
import type { Person } from './person.ts';

/** For a comparison with the id of a visitor: any browser the customer signed in with. */
export function browsersOf({ visitorIds }: Person): SQL {
  return sql`any(${sql.param([...visitorIds])}::int[])`;
}
