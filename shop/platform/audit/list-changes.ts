import { and, desc, eq, lt } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { auditLog } from './tables.ts';

export interface ChangeFilter {
  staffId?: number;
  /** Alone, or with the id of one. */
  objectKind?: string;
  objectId?: string;
  /** Entries older than this one: the next page. */
  before?: number;
}

export type ChangeEntry = typeof auditLog.$inferSelect;

/** Newest first; by person, by kind of object, by one object. */
export function listChanges({ db }: Pick<Shop, 'db'>, filter: ChangeFilter, limit = 50): Promise<ChangeEntry[]> {
  const { staffId, objectKind, objectId, before } = filter;
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
        objectKind === undefined ? undefined : eq(auditLog.objectKind, objectKind),
        objectId === undefined ? undefined : eq(auditLog.objectId, objectId),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}
