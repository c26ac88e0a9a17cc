import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { moment } from '#platform/db/server/columns.ts';
import { checkedJson } from '#platform/db/server/parse-json.ts';

const values = v.record(v.string(), v.unknown());

/** Every change by people of the shop (O.11). A trigger refuses to change or delete a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    actorKind: text({ enum: ['staff', 'command', 'import', 'system', 'stranger'] }).notNull(),
    /** Null for all but people of the shop. */
    staffId: integer(),
    /** The name as it was then. */
    actorName: text(),
    action: text().notNull(),
    objectKind: text().notNull(),
    objectId: text().notNull(),
    before: checkedJson('audit_log.before', values),
    after: checkedJson('audit_log.after', values),
  },
  (t) => [index('audit_log_object').on(t.objectKind, t.objectId, t.id), index('audit_log_staff').on(t.staffId, t.id)],
);
