/** What a shopper may ask for after the sale. A piece that was bought stands in one of them at a time. */
export const CLAIM_KINDS = ['return', 'complaint', 'withdrawal'] as const;

export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** One return, complaint or withdrawal. */
export interface Claim {
  kind: ClaimKind;
  id: number;
}

/** Some of an order line. */
export interface Pieces {
  lineId: number;
  quantity: number;
}
