import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { products } from '#modules/catalogue/products/server/tables.ts';
import { DIGITAL_KINDS } from '#modules/sales/order-ledger/rules/digital-kind.ts';
import { bytes } from '#platform/db/server/columns.ts';

/** Virtual products the shop gives by itself once they are paid for. */
export const digitalProducts = pgTable('digital_products', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  kind: text({ enum: DIGITAL_KINDS }).notNull(),
  /** The file as it is downloaded; empty for a gift card. In the database, where every node finds it. */
  fileName: text().notNull().default(''),
  fileType: text().notNull().default(''),
  content: bytes(),
});
