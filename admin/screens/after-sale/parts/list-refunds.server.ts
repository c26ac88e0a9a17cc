import { maskCard } from '#rules/platform/mail/hide-secrets.ts';
import type { Claim } from '#rules/selling/orders/claim.ts';
import type { ClaimRefund } from '#rules/selling/payments/claim-refund.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { listClaimRefunds } from '#shop/selling/refunds/index.ts';

/** Refunds of a claim for staff: the whole number of a voucher pays for whoever reads it. */
export async function listShownRefunds(shop: Shop, claim: Claim): Promise<ClaimRefund[]> {
  const refunds = await listClaimRefunds(shop.db, claim);
  return refunds.map((refund) => ({ ...refund, voucher: refund.voucher && maskCard(refund.voucher) }));
}
