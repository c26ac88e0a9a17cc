import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { products } from '#shop/catalogue/products/tables.ts';
import { moment } from '#shop/platform/db/columns.ts';
import { checkedJson } from '#shop/platform/db/parse-json.ts';
import { staff } from '#shop/platform/staff/tables.ts';

const typedFields = v.record(v.string(), v.string());

/** What somebody typed into the editor of a product and has not saved yet: one draft for each of the staff. */
export const productDrafts = pgTable(
  'product_drafts',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** What the fields held when the editor was opened, and which version of the product that was. */
    opened: checkedJson('product_drafts.opened', typedFields).notNull(),
    version: integer().notNull(),
    typed: checkedJson('product_drafts.typed', typedFields).notNull(),
    /** By which a browser sees the product's page as the draft would make it. */
    previewKey: text().notNull().unique(),
    savedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.staffId] })],
);
