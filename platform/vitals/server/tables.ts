import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { PAGE_KINDS } from '../rules/page-kind.ts';
import { JUDGED_VITALS } from '../rules/vital-histogram.ts';

/** How fast pages were for those who allowed statistics, by days of Warsaw. Only counts: no visit and no address can be distinguished from them. */
export const vitalDays = pgTable(
  'vital_days',
  {
    day: date({ mode: 'string' }).notNull(),
    page: text({ enum: PAGE_KINDS }).notNull(),
    vital: text({ enum: JUDGED_VITALS }).notNull(),
    /** Its place among the limits of the figure (`platform/vitals/rules`). */
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.page, t.vital, t.bucket] })],
);
