import { bigint, bigserial, date, index, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';

const day = () => date({ mode: 'string' }).notNull();
const money = () => bigint({ mode: 'number' }).notNull();
/** As the lines of orders have it; a sum may be longer. */
const pieces = () => numeric({ precision: 15, scale: 3, mode: 'number' }).notNull();

/** What was ordered on a day of Warsaw, without what was called off, as far as it has been summed up. */
export const salesDays = pgTable('sales_days', {
  day: day().primaryKey(),
  orders: integer().notNull(),
  sales: money(),
});

/** The same by product, gifts left out. */
export const productDays = pgTable(
  'product_days',
  {
    day: day(),
    productId: integer().notNull(),
    pieces: pieces(),
    sales: money(),
  },
  (t) => [primaryKey({ columns: [t.day, t.productId] })],
);

/** And by month: what sold best in years is summed up from a few rows of each product. */
export const productMonths = pgTable(
  'product_months',
  {
    /** Its first day. */
    month: day(),
    productId: integer().notNull(),
    pieces: pieces(),
    sales: money(),
  },
  (t) => [primaryKey({ columns: [t.month, t.productId] })],
);

/**
 * What has changed since, written by triggers on orders and their lines: a user who orders waits for nobody's row. A job adds it to the
 * days above; whoever reads counts both.
 */
export const salesMoves = pgTable(
  'sales_moves',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    day: day(),
    /** Null for orders as a whole. */
    productId: integer(),
    orders: integer().notNull().default(0),
    pieces: pieces().default(0),
    sales: money(),
  },
  (t) => [index('sales_moves_day').on(t.day)],
);
