import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { uploads } from '#modules/catalogue/media/server/tables.ts';
import { products } from '#modules/catalogue/products/server/tables.ts';
import { identity, moment } from '#platform/db/server/columns.ts';
import { OPINION_STATES } from '../rules/opinion-view.ts';

/** Of a product, or without one of the shop. */
export const opinions = pgTable(
  'opinions',
  {
    id: identity(),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    /** The order it comes from, if its author named one. */
    orderNumber: text(),
    visitorId: integer(),
    customerId: integer(),
    /** 1 to 5. */
    rating: integer().notNull(),
    /** Plain text. */
    content: text().notNull(),
    author: text().notNull(),
    email: text().notNull().default(''),
    language: text().notNull().default('pol'),
    /** The author bought what they write about. */
    confirmed: boolean().notNull().default(false),
    state: text({ enum: OPINION_STATES }).notNull().default('waiting'),
    uploadId: integer().references(() => uploads.id, { onDelete: 'set null' }),
    /** Path below the media folders, once the photo may be seen. */
    photo: text(),
    photoWidth: integer(),
    photoHeight: integer(),
    /** Reply of the shop; empty when there is none. */
    answer: text().notNull().default(''),
    answeredAt: moment(),
    scorePositive: integer().notNull().default(0),
    scoreNegative: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('opinions_product').on(t.productId, t.createdAt.desc(), t.id.desc()).where(sql`state = 'published'`),
    index('opinions_shop').on(t.createdAt.desc(), t.id.desc()).where(sql`state = 'published' and product_id is null`),
    index('opinions_wall')
      .on(t.createdAt.desc(), t.id.desc())
      .where(sql`state = 'published' and product_id is not null and photo is not null`),
    // The owner reads from the newest; a visitor's own opinion is looked up before they write another.
    index('opinions_created').on(t.createdAt),
    index('opinions_visitor').on(t.visitorId, t.createdAt),
    index('opinions_customer').on(t.customerId),
  ],
);

/** One voice per visitor and opinion. */
export const opinionVotes = pgTable(
  'opinion_votes',
  {
    opinionId: integer()
      .notNull()
      .references(() => opinions.id, { onDelete: 'cascade' }),
    visitorId: integer().notNull(),
    positive: boolean().notNull(),
    votedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.opinionId, t.visitorId] })],
);

/** Requests for an opinion after a delivery, with a secret link. */
export const opinionInvitations = pgTable('opinion_invitations', {
  id: identity(),
  orderNumber: text().notNull().unique(),
  /** Only the hash of what the link holds is kept. */
  tokenHash: text().notNull().unique(),
  email: text().notNull(),
  author: text().notNull(),
  productIds: integer().array().notNull(),
  createdAt: moment().notNull(),
});
