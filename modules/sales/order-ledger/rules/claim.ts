export const CLAIM_KINDS = ['return', 'complaint', 'withdrawal'] as const;

export type ClaimKind = (typeof CLAIM_KINDS)[number];

/**
 * The claims whose pieces a new claim cannot take. A complaint does not end the right to withdraw (art. 27 of the Polish
 * consumer act) or the time of a return (decision 105), while pieces that are given up cannot be given up or complained
 * about again.
 */
const EXCLUDED_BY: Record<ClaimKind, readonly ClaimKind[]> = {
  return: ['return', 'withdrawal'],
  withdrawal: ['return', 'withdrawal'],
  complaint: ['return', 'withdrawal', 'complaint'],
};

/** How much of a line a new claim may take, from what claims of each kind hold. */
export function freeFor(kind: ClaimKind, bought: number, held: Readonly<Record<ClaimKind, number>>): number {
  const taken = EXCLUDED_BY[kind].map((other) => held[other]).reduce((sum, quantity) => sum + quantity, 0);
  return freeQuantity(bought, taken);
}

export interface Claim {
  kind: ClaimKind;
  id: number;
}

export interface SharedClaim {
  kind: ClaimKind;
  name: string;
  goods: string[];
}

export interface Pieces {
  lineId: number;
  quantity: number;
}

/** Each line is among the pieces at most once. */
export function quantityOf(pieces: readonly Pieces[], lineId: number): number {
  return pieces.find((piece) => piece.lineId === lineId)?.quantity ?? 0;
}

/** Quantities have at most three decimals. */
const UNITS = 1000;

/** The rest of a line, computed in whole thousandths, so 0.3 − 0.1 is 0.2. */
export function freeQuantity(bought: number, claimed: number): number {
  return Math.max(0, Math.round(bought * UNITS) - Math.round(claimed * UNITS)) / UNITS;
}

export function isSameQuantity(one: number, other: number): boolean {
  return Math.round(one * UNITS) === Math.round(other * UNITS);
}

export interface GivenUpLine {
  /** Free with another product. */
  gift: boolean;
  bought: number;
  givenUp: number;
}

/** A remaining gift does not count: it was not paid for. */
export function keepsNothing(lines: readonly GivenUpLine[]): boolean {
  const goods = lines.filter(({ gift }) => !gift);
  return goods.length > 0 && goods.every(({ bought, givenUp }) => freeQuantity(bought, givenUp) === 0);
}
