import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import type { Pieces } from '#modules/sales/order-ledger/rules/claim.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';

/** A statement of withdrawal that was made. */
export interface WithdrawalView {
  id: number;
  code: string;
  orderId: number;
  orderNumber: string;
  name: string;
  email: string;
  madeAt: Date;
  /** Made before anything was packed. */
  unpacked: boolean;
  lines: WithdrawnLine[];
}

interface WithdrawnLine {
  lineId: number;
  name: string;
  sizeName: string;
  type: string;
  unit: string;
  unitPlural: string;
  quantity: number;
}

/** Must anything be sent back? Not what never left the shop, and not what comes in no parcel. */
export function goesBack({ unpacked, lines }: Pick<WithdrawalView, 'unpacked' | 'lines'>): boolean {
  return !unpacked && lines.some(({ type }) => isDelivered(type));
}

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

/** Lines and quantities in an address, from the statement to its confirmation: `12-1_15-0.5`. */
export function writePieces(pieces: readonly Pieces[]): string {
  return pieces.map(({ lineId, quantity }) => `${lineId}-${quantity}`).join('_');
}

/** Invalid pairs are ignored. */
export function parsePieces(text: string): Pieces[] {
  return text.split('_').flatMap((pair) => {
    const [, line, quantity] = /^(\d{1,10})-(\d{1,9}(?:\.\d{1,3})?)$/.exec(pair) ?? [];
    return line && quantity ? [{ lineId: Number(line), quantity: Number(quantity) }] : [];
  });
}
