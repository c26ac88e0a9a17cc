import { randomInt } from 'node:crypto';

const FIRST = 10_000_000;
const LAST = 99_999_999;
/** With half of all numbers taken, this many attempts in a row still find a free one. */
const MAX_ATTEMPTS = 60;

/** Eight random digits: no order number reveals another. */
export function pickRandomNumber(): string {
  return String(randomInt(FIRST, LAST + 1));
}

/** X.40: writes a row under random digits that are free. `write` returns undefined when the number is taken. */
export async function insertWithRandomNumber<Written>(
  write: (digits: string) => Promise<Written | undefined>,
  pick: () => string = pickRandomNumber,
): Promise<Written> {
  for (let times = 0; times < MAX_ATTEMPTS; times += 1) {
    const written = await write(pick());
    if (written !== undefined) return written;
  }
  throw new Error('No free number was found');
}
