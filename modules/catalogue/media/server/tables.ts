import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

/** A file a shopper sent. The bytes are in DATA_DIR/uploads under `name`, a random one. */
export const uploads = pgTable(
  'uploads',
  {
    id: identity(),
    name: text().notNull().unique(),
    /** MIME type as the content shows it, never as the browser claimed. */
    type: text().notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    /** For the name under which it is downloaded. */
    originalName: text().notNull(),
    /** Its owner: `opinion`, `basket`, `return`, `complaint` ... and its id, once that is known. */
    ownerKind: text().notNull(),
    ownerId: integer(),
    /** The sender, who may see it while it is not public. */
    visitorId: integer(),
    isPublic: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (t) => [index('uploads_owner').on(t.ownerKind, t.ownerId), index('uploads_created').on(t.createdAt)],
);
