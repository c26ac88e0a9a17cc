import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

/** Scripts waiting for a visitor's browser; handed out once, then kept for minutes while the browser runs them. */
export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: identity(),
    visitorId: integer().notNull(),
    script: text().notNull(),
    createdAt: moment().notNull(),
    /** When it was handed out; null while it waits. */
    takenAt: moment(),
  },
  (t) => [index('tracking_events_visitor').on(t.visitorId, t.id)],
);
