import { sql } from 'drizzle-orm';

const leastSurcharge = sql`coalesce((
  select sum((select min((v ->> 'surcharge')::int) from jsonb_array_elements(q -> 'values') v))
  from jsonb_array_elements(p.configurator) q where (q ->> 'required')::boolean), 0)`;

/** `lowestToldPrice` of sizes s with their products p, counted by the database: what `min_price` holds. */
export const lowestTold = sql<number>`coalesce(
  min(case when s.gratis then 0 else s.price + ${leastSurcharge} end) filter (where not s.phone_price), 0)::int`;
