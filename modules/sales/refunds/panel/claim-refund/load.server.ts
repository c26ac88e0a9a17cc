import type { Claim } from '#modules/sales/order-ledger/rules/claim.ts';
import type { ClaimRefund } from '#modules/sales/order-ledger/rules/claim-refund.ts';
import { maskCard } from '#platform/mail/rules/hide-secrets.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { listClaimRefunds } from '../../server/index.ts';

/** Refunds of a claim for staff: the whole number of a voucher pays for the reader. */
export async function listShownRefunds(shop: Shop, claim: Claim): Promise<ClaimRefund[]> {
  const refunds = await listClaimRefunds(shop.db, claim);
  return refunds.map((refund) => ({ ...refund, voucher: refund.voucher && maskCard(refund.voucher) }));
}
