import { bigint, bigserial, date, index, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';

const day = () => date({ mode: 'string' }).notNull();
const money = () => bigint({ mode: 'number' }).notNull();
/** Longer than the column of order lines, because it holds sums. */
const pieces = () => numeric({ precision: 15, scale: 3, mode: 'number' }).notNull();

/** Sales by Warsaw day without cancelled orders, as far as they are summed up. */
export const salesDays = pgTable('sales_days', {
  day: day().primaryKey(),
  orders: integer().notNull(),
  sales: money(),
});

/** By product, without gifts. */
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

/** By month, so that the best sellers of years need few rows. */
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
 * Changes since, written by triggers on orders and their lines, so that orders never wait for a shared row. A job adds them to the
 * sums; queries count both.
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
