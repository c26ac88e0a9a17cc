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

/** How much of a line is among these pieces, which name every line once. */
export function quantityOf(pieces: readonly Pieces[], lineId: number): number {
  return pieces.find((piece) => piece.lineId === lineId)?.quantity ?? 0;
}

/** Quantities have at most three decimals. */
const UNITS = 1000;

/** What is left of a line when this much of it has been claimed; computed in whole thousandths, so 0.3 − 0.1 is 0.2. */
export function freeQuantity(bought: number, claimed: number): number {
  return Math.max(0, Math.round(bought * UNITS) - Math.round(claimed * UNITS)) / UNITS;
}

export function isSameQuantity(one: number, other: number): boolean {
  return Math.round(one * UNITS) === Math.round(other * UNITS);
}

export interface GivenUpLine {
  /** Came free of charge with what was bought. */
  gift: boolean;
  bought: number;
  /** Pieces that are sent back or withdrawn from. */
  givenUp: number;
}

/** Is nothing that was bought kept? A gift that is left is nothing anybody pays for. */
export function keepsNothing(lines: readonly GivenUpLine[]): boolean {
  const goods = lines.filter(({ gift }) => !gift);
  return goods.length > 0 && goods.every(({ bought, givenUp }) => freeQuantity(bought, givenUp) === 0);
}
