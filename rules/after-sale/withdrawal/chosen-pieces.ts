import type { Pieces } from '#rules/after-sale/claims/claim.ts';

/** Lines and quantities in an address, from the statement to its confirmation: `12-1_15-0.5`. */
export function writePieces(pieces: readonly Pieces[]): string {
  return pieces.map(({ lineId, quantity }) => `${lineId}-${quantity}`).join('_');
}

/** Whatever an address holds; what is no pair of numbers is passed over. */
export function readPieces(text: string): Pieces[] {
  return text.split('_').flatMap((pair) => {
    const [, line, quantity] = /^(\d{1,10})-(\d{1,9}(?:\.\d{1,3})?)$/.exec(pair) ?? [];
    return line && quantity ? [{ lineId: Number(line), quantity: Number(quantity) }] : [];
  });
}
