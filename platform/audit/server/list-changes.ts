import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { auditLog } from './tables.ts';

export interface ChangeFilter {
  staffId?: number;
  /** Of no person: the command line, or an import. */
  actorKind?: 'command' | 'import' | 'system' | 'stranger';
  /** Alone, or with the id of one. */
  objectKind?: string;
  objectId?: string;
  objects?: readonly { kind: string; id: string }[];
  /** Entries older than this one: the next page. */
  before?: number;
}

export type ChangeEntry = typeof auditLog.$inferSelect;

/** Newest first; by person, by kind of object, by one object or by several. */
export function listChanges({ db }: Pick<Shop, 'db'>, filter: ChangeFilter, limit = 50): Promise<ChangeEntry[]> {
  const { staffId, actorKind, objectKind, before } = filter;
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        staffId === undefined ? undefined : eq(auditLog.staffId, staffId),
        actorKind === undefined ? undefined : eq(auditLog.actorKind, actorKind),
        objectKind === undefined ? undefined : eq(auditLog.objectKind, objectKind),
        isAbout(filter),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

function isAbout({ objectId, objects = [] }: ChangeFilter): SQL | undefined {
  const isOne = objectId === undefined ? undefined : eq(auditLog.objectId, objectId);
  return or(isOne, ...objects.map(({ kind, id }) => and(eq(auditLog.objectKind, kind), eq(auditLog.objectId, id))));
}
