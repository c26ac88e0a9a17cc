import type { Pieces } from '#rules/after-sale/claims/claim.ts';
import type { OrderView } from '#rules/selling/orders/order-view.ts';

/**
 * Why withdrawing takes more than the order's number and contact (decision 17): it calls the order off at once, or it
 * blocks a bought gift card, which no parcel has to follow.
 */
export type ProofReason = 'unsent' | 'digital';

type Order = Pick<OrderView, 'cancellable'> & {
  lines: readonly Pick<OrderView['lines'][number], 'lineId' | 'digital'>[];
};

export function proofReason({ cancellable, lines }: Order, pieces: readonly Pieces[]): ProofReason | null {
  if (cancellable) return 'unsent';
  const digital = lines.filter((line) => line.digital !== null).map(({ lineId }) => lineId);
  return pieces.some(({ lineId }) => digital.includes(lineId)) ? 'digital' : null;
}
