import type { Pieces } from './claim.ts';

/** How much of a line is among these pieces, which name every line once. */
export function quantityOf(pieces: readonly Pieces[], lineId: number): number {
  return pieces.find((piece) => piece.lineId === lineId)?.quantity ?? 0;
}
