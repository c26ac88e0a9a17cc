import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

/** Names the lists of the visitor `v` in queries of other modules. */
export const LISTS_OF_VISITOR = 'from shopping_lists where visitor_id = v.id';

/** Owned by a browser or a customer, never both. */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: identity(),
    visitorId: integer(),
    customerId: integer(),
    name: text().notNull(),
    /** null: a private list */
    shareToken: text(),
    createdAt: moment().notNull(),
  },
  (t) => [index('shopping_lists_visitor').on(t.visitorId), index('shopping_lists_customer').on(t.customerId)],
);

/** S3.55 */
export const shoppingListItems = pgTable(
  'shopping_list_items',
  {
    listId: integer()
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    sizeType: text().notNull(),
    addedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.productId, t.sizeType] }),
    index('shopping_list_items_product').on(t.productId),
  ],
);
