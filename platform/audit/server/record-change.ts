import type { Queries } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { AuditAction } from '../rules/audit-actions.ts';
import { auditLog } from './tables.ts';

export interface Change {
  action: AuditAction;
  object: { kind: string; id: string | number };
  /** Plain values of what changed, and nothing else: no passwords, no secrets. */
  from?: object | null;
  to?: object | null;
}

/** So many rows stay below the number of parameters a statement may have. */
const AT_ONCE = 2000;

/** Writes a change down with who made it, in the change's own transaction. What shoppers do themselves is no entry. */
export async function recordChange(tx: Queries, shop: Pick<Shop, 'actor' | 'now'>, change: Change) {
  await recordChanges(tx, shop, [change]);
}

export async function recordChanges(
  tx: Queries,
  shop: Pick<Shop, 'actor' | 'now'>,
  changes: readonly Change[],
): Promise<void> {
  const { actor } = shop;
  if (!actor || changes.length === 0) return;
  const isStaff = actor.kind === 'staff';
  const at = shop.now();
  const rows = changes.map((change) => ({
    at,
    actorKind: actor.kind,
    staffId: isStaff ? actor.id : null,
    actorName: isStaff ? actor.name : null,
    action: change.action,
    objectKind: change.object.kind,
    objectId: String(change.object.id),
    before: change.from ? { ...change.from } : null,
    after: change.to ? { ...change.to } : null,
  }));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await tx.insert(auditLog).values(rows.slice(from, from + AT_ONCE));
  }
}

export function changedValues<T extends object>(from: T, to: T): { from: Partial<T>; to: Partial<T> } {
  const names = Object.keys(to) as (keyof T)[];
  const changed = names.filter((name) => JSON.stringify(from[name]) !== JSON.stringify(to[name]));
  const pick = (one: T) => Object.fromEntries(changed.map((name) => [name, one[name]])) as Partial<T>;
  return { from: pick(from), to: pick(to) };
}
