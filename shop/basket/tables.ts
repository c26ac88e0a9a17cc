import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LineExtras } from '#rules/basket/line-extras.ts';
import { identity, moment, quantity } from '../db/columns.ts';

/** One basket a visitor. */
export const basketLines = pgTable(
  'basket_lines',
  {
    id: identity(),
    visitorId: integer().notNull(),
    productId: integer().notNull(),
    sizeType: text().notNull(),
    /** Hash of the extras, empty for a plain line: tells lines of the same size apart. */
    additional: text().notNull().default(''),
    extras: jsonb().$type<LineExtras>().notNull().default({}),
    quantity: quantity().notNull(),
    comment: text().notNull().default(''),
    forPoints: boolean().notNull().default(false),
    addedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('basket_lines_identity').on(t.visitorId, t.productId, t.sizeType, t.additional, t.forPoints),
    index('basket_lines_product').on(t.productId),
  ],
);
