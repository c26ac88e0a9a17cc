import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

export const trackingEvents = pgTable(
  'tracking_events',
  {
    id: identity(),
    visitorId: integer().notNull(),
    script: text().notNull(),
    createdAt: moment().notNull(),
    takenAt: moment(),
  },
  (t) => [index('tracking_events_visitor').on(t.visitorId, t.id)],
);
