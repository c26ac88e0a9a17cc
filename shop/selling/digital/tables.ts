import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { DIGITAL_KINDS } from '#rules/selling/orders/order-view.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import { bytes } from '#shop/platform/db/columns.ts';

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
