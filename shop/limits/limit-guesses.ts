import type { Shop } from '../shop.ts';
import { attemptAll, forgive } from './attempt.ts';

interface Guessed {
  /** What is guessed, `order` or `complaint` … */
  kind: string;
  /** … and which one. */
  name: string;
  /** Network address of whoever guesses. */
  caller: string;
}

/**
 * Wrong guesses in a quarter of an hour: of one address about one thing, of one address about anything, and about one
 * thing from all addresses together. Many share an address, so somebody stubborn about one order must not keep the others
 * of the house out; and nobody alone keeps the owner out.
 */
const MOST_GUESSES = { perThingAndCaller: 10, perCaller: 60, perThing: 30 };
const SECONDS = 15 * 60;

/** Looks something up that only its owner can name; what is found does not count as a guess. */
export async function limitGuesses<Found>(
  shop: Shop,
  { kind, name, caller }: Guessed,
  look: () => Promise<Found | undefined>,
): Promise<Found | 'too-many' | undefined> {
  const limits = [
    { key: `${kind}-lookup:${name}:${caller}`, limit: MOST_GUESSES.perThingAndCaller, seconds: SECONDS },
    { key: `${kind}-lookup-from:${caller}`, limit: MOST_GUESSES.perCaller, seconds: SECONDS },
    { key: `${kind}-lookup:${name}`, limit: MOST_GUESSES.perThing, seconds: SECONDS },
  ];
  if (!(await attemptAll(shop, limits, shop.now()))) return 'too-many';
  const found = await look();
  if (found !== undefined) for (const { key } of limits) await forgive(shop, key);
  return found;
}
