import { randomInt } from 'node:crypto';

const FIRST = 10_000_000;
const LAST = 99_999_999;
/** With half of all numbers taken this many draws in a row still find a free one. */
const MAX_ATTEMPTS = 60;

/** Eight digits that tell nothing of any others. */
export function pickRandomNumber(): string {
  return String(randomInt(FIRST, LAST + 1));
}

/**
 * X.40: writes something under eight digits drawn anew until they are free, so that no number tells another. `write`
 * answers undefined when somebody holds the number already.
 */
export async function insertWithRandomNumber<Written>(
  write: (digits: string) => Promise<Written | undefined>,
  draw: () => string = pickRandomNumber,
): Promise<Written> {
  for (let times = 0; times < MAX_ATTEMPTS; times += 1) {
    const written = await write(draw());
    if (written !== undefined) return written;
  }
  throw new Error('No free number was drawn');
}
