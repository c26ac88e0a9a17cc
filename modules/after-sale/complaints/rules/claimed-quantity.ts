import { snapQuantity, type UnitStep } from '#modules/catalogue/availability/rules/snap-quantity.ts';

interface ClaimedLine {
  /** Bought and neither returned, withdrawn from nor complained about yet. */
  available: number;
  unit: UnitStep;
}

/** S5.48: what was typed, brought to the step and to what is left of the line. */
export function settleQuantity(
  wanted: number,
  { available, unit }: ClaimedLine,
): { quantity: number; capped: boolean } {
  const max = snapQuantity(available, unit, 'down');
  const quantity = snapQuantity(wanted, unit);
  return quantity > max ? { quantity: max, capped: true } : { quantity, capped: false };
}

/** Pieces on the button: what is sold by the metre or by weight counts as one (S4.47). */
export function countPieces(quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity) => sum + (Number.isInteger(quantity) ? quantity : 1), 0);
}
