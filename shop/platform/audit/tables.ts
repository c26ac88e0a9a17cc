import { bigserial, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#shop/platform/db/columns.ts';

/** Every change by people of the shop (O.11). A trigger refuses to change or delete a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    actorKind: text({ enum: ['staff', 'command', 'import'] }).notNull(),
    /** Null for the command line and imports. */
    staffId: integer(),
    /** The name as it was then. */
    actorName: text(),
    action: text().notNull(),
    objectKind: text().notNull(),
    objectId: text().notNull(),
    /** What was, and what is now: only what changed. */
    before: jsonb(),
    after: jsonb(),
  },
  (t) => [index('audit_log_object').on(t.objectKind, t.objectId, t.id), index('audit_log_staff').on(t.staffId, t.id)],
);
