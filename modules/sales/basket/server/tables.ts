import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { lineExtras } from '#modules/sales/order-ledger/server/index.ts';
import { identity, moment, quantity } from '#platform/db/server/columns.ts';
import { checkedJson, type FieldsOf } from '#platform/db/server/parse-json.ts';
import type { AddToBasket } from './basket-change.ts';

/** Names the lines of the visitor `v` in queries of other modules. */
export const BASKET_LINES_OF_VISITOR = 'from basket_lines where visitor_id = v.id';

export const basketLines = pgTable(
  'basket_lines',
  {
    id: identity(),
    visitorId: integer().notNull(),
    productId: integer().notNull(),
    sizeType: text().notNull(),
    /** Hash of the extras, empty for a plain line: distinguishes lines of one size. */
    additional: text().notNull().default(''),
    extras: checkedJson('basket_lines.extras', lineExtras).notNull().default({}),
    quantity: quantity().notNull(),
    comment: text().notNull().default(''),
    forPoints: boolean().notNull().default(false),
    addedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('basket_lines_identity').on(t.visitorId, t.productId, t.sizeType, t.additional, t.forPoints),
    index('basket_lines_product').on(t.productId),
    index('basket_lines_added').on(t.addedAt),
  ],
);

/** Restores a line at its old position; the time is ISO. */
const removedLine = v.object({
  productId: v.number(),
  size: v.string(),
  quantity: v.number(),
  extras: v.optional(lineExtras),
  comment: v.optional(v.string()),
  forPoints: v.optional(v.boolean()),
  additional: v.optional(v.string()),
  addedAt: v.optional(v.string()),
} satisfies FieldsOf<AddToBasket & { additional?: string; addedAt?: string }>);

/** The lines a visitor removed last (X.34). */
export const basketRemovals = pgTable('basket_removals', {
  visitorId: integer().primaryKey(),
  lines: checkedJson('basket_removals.lines', v.array(removedLine)).notNull(),
  removedAt: moment().notNull(),
});

/**
 * Files a customer added to a line. They refer to the product and size of the line, not to its row, so that a restored line
 * has them again.
 */
export const basketFiles = pgTable(
  'basket_files',
  {
    id: identity(),
    visitorId: integer().notNull(),
    productId: integer().notNull(),
    sizeType: text().notNull(),
    additional: text().notNull().default(''),
    forPoints: boolean().notNull().default(false),
    uploadId: integer().notNull(),
    /** Once the line is ordered. */
    orderLineId: integer(),
    addedAt: moment().notNull(),
  },
  (t) => [index('basket_files_visitor').on(t.visitorId), index('basket_files_order').on(t.orderLineId)],
);
