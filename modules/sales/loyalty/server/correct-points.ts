import { changePoints, lockCustomer } from '#modules/customers/accounts/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import {
  type CorrectionFault,
  checkCorrection,
  type PointsCorrection,
  shortenReason,
} from '../rules/correct-points.ts';
import { pointsEntries } from './tables.ts';

/** O.42: manual correction. The reason is deleted with the customer; the audit log has only the balances. */
export function correctPoints(
  shop: Shop,
  customerId: number,
  correction: PointsCorrection,
): Promise<'corrected' | CorrectionFault | 'unknown-customer'> {
  return shop.db.transaction(async (tx) => {
    if (!isRowId(customerId)) return 'unknown-customer';
    const owner = await lockCustomer(tx, customerId);
    if (!owner) return 'unknown-customer';
    const fault = checkCorrection(owner.points, correction);
    if (fault) return fault;
    const { change } = correction;
    const points = owner.points + change;
    await changePoints(tx, customerId, change);
    const note = shortenReason(correction.reason);
    await tx.insert(pointsEntries).values({ customerId, change, reason: 'corrected', note, at: shop.now() });
    await recordChange(tx, shop, {
      action: 'customer.points-corrected',
      object: { kind: 'customer', id: customerId },
      from: { points: owner.points },
      to: { points },
    });
    return 'corrected';
  });
}
