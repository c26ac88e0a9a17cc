import { freeQuantity } from './free-quantity.ts';

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
