/** How money goes back, with the ids the contract gives the ways (3.5). */
export const REFUND_WAYS = ['balance', 'transfer', 'same-way', 'other'] as const;

export type RefundWay = (typeof REFUND_WAYS)[number];

const IDS: Record<RefundWay, string> = { balance: 't', transfer: 'b', 'same-way': 'cashback', other: 'other' };

export function refundWayId(way: RefundWay): string {
  return IDS[way];
}

export function readRefundWay(id: string): RefundWay | null {
  return REFUND_WAYS.find((way) => IDS[way] === id) ?? null;
}
