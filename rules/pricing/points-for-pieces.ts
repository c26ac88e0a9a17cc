/** Points a customer earns for so many pieces of a size; whole ones, also when it is sold by the metre. */
export function pointsForPieces(pointsOfOne: number, quantity: number): number {
  return Math.round(pointsOfOne * quantity);
}
