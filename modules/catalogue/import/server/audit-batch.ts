import { type Change, recordChanges } from '#platform/audit/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ChangedRecord } from './tables.ts';

/** Everything an import added or changed is in the log with what it was and what it is, for good (O.11). */
export async function auditBatch(
  tx: Transaction,
  shop: Pick<Shop, 'actor' | 'now'>,
  changes: readonly ChangedRecord[],
): Promise<void> {
  await recordChanges(tx, shop, changes.map(toEntry));
}

function toEntry({ kind, objectId, isNew, changes }: ChangedRecord): Change {
  const pick = (at: 0 | 1) => Object.fromEntries(Object.entries(changes).map(([field, pair]) => [field, pair[at]]));
  return {
    action: kind === 'product' ? 'product.imported' : isNew ? `${kind}.created` : `${kind}.changed`,
    object: { kind, id: objectId },
    from: isNew ? null : pick(0),
    to: pick(1),
  };
}
