import { withClient } from '#shop/platform/db/testing/with-client.ts';

/** What tables are about; the first that fits. */
const GROUPS = {
  search: /^search_(documents|words)$/,
  orders: /^(orders|order_(?!drafts)\w+|payments|payment_notices|sales_\w+|product_days|product_months)$/,
  products: /^(products|product_\w+|sizes|photos|price_history|location_stock|listing_\w+)$/,
  mails: /^(outbox\w*|jobs)$/,
  visitors: /^(visitors|basket_\w+|order_drafts|sessions|attempt_counts)$/,
  others: /./,
};
export type Group = keyof typeof GROUPS;

/** Bytes of rows, indexes and long values, by what the tables are about. */
export function measureTables(databaseUrl: string): Promise<Record<Group, number>> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string; bytes: string }>(
      `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const sizes = { search: 0, orders: 0, products: 0, mails: 0, visitors: 0, others: 0 };
    const groups = Object.entries(GROUPS) as [Group, RegExp][];
    for (const { name, bytes } of rows) {
      const group = groups.find(([, pattern]) => pattern.test(name))?.[0] ?? 'others';
      sizes[group] += Number(bytes);
    }
    return sizes;
  });
}

/** What came to the tables, for each of so many. */
export function growthOf(
  before: Record<Group, number>,
  after: Record<Group, number>,
  many: number,
): Record<Group, number> {
  const groups = Object.keys(before) as Group[];
  return Object.fromEntries(groups.map((group) => [group, (after[group] - before[group]) / many])) as Record<
    Group,
    number
  >;
}
