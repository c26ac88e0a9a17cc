import { snapQuantity, type UnitStep } from '#rules/catalogue/quantity/snap-quantity.ts';
import type { FileType } from '#rules/platform/files/file-type.ts';

/** S9.66: how long typing must pause before the quantity is put right. */
export const QUANTITY_CHECK_MS = 750;

/** Photos of the fault and a proof of purchase. */
export const ATTACHMENT_TYPES: readonly FileType[] = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];
export const MOST_ATTACHMENTS = 5;
export const ATTACHMENT_BYTES = 5 * 1_048_576;
/** All files of one form; a body that is larger does not reach the form at all. */
export const ALL_ATTACHMENTS_BYTES = 10 * 1_048_576;

/** Contract 2.21 */
export const MESSAGE_MINIMUM = 3;
export const MESSAGE_LENGTH = 2000;
/** A thread that has grown so long is better continued by phone. */
export const MOST_MESSAGES = 200;
export const MESSAGES_AN_HOUR = 20;
export const COMPLAINTS_A_DAY = 10;

/** Puts a quantity right when typing has paused for 750 ms (S5.48, S9.66); every key starts the wait anew. */
export function settleLater(settle: () => void): { typed(): void; stop(): void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(waiting);
  return {
    typed() {
      stop();
      waiting = setTimeout(settle, QUANTITY_CHECK_MS);
    },
    stop,
  };
}

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
  const most = snapQuantity(available, unit, 'down');
  const quantity = snapQuantity(wanted, unit);
  return quantity > most ? { quantity: most, capped: true } : { quantity, capped: false };
}

/** Pieces on the button: what is sold by the metre or by weight counts as one (S4.47). */
export function countPieces(quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity) => sum + (Number.isInteger(quantity) ? quantity : 1), 0);
}
