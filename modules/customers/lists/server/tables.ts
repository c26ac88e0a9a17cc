import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

/** Names the lists of the visitor `v` in queries of other modules. */
export const LISTS_OF_VISITOR = 'from shopping_lists where visitor_id = v.id';

/** A shopping list of a browser or, once somebody has signed in, of a customer: exactly one of the two owns it. */
export const shoppingLists = pgTable(
  'shopping_lists',
  {
    id: identity(),
    visitorId: integer(),
    customerId: integer(),
    name: text().notNull(),
    /** Opens the list to a user who has its link; null while the list is private. */
    shareToken: text(),
    createdAt: moment().notNull(),
  },
  (t) => [index('shopping_lists_visitor').on(t.visitorId), index('shopping_lists_customer').on(t.customerId)],
);

/** S3.55: pairs of product and size. */
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
