import type { Shop } from '#shop/platform/shop.ts';
import { attempt, attemptAll, forgive } from './attempt.ts';

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
 * of the house out. Guesses from everywhere keep nobody out either: what is found is then doubted, and the owner
 * proves it by mail (X.41).
 */
const MOST_GUESSES = { perThingAndCaller: 10, perCaller: 60, perThing: 30 };
const SECONDS = 15 * 60;

/** Looks something up that only its owner can name; what is found does not count as a guess. `doubted`: found or not, prove it. */
export async function limitGuesses<Found>(
  shop: Shop,
  { kind, name, caller }: Guessed,
  look: () => Promise<Found | undefined>,
): Promise<{ found: Found | undefined; doubted: boolean } | 'too-many'> {
  const own = [
    { key: `${kind}-lookup:${name}:${caller}`, limit: MOST_GUESSES.perThingAndCaller, seconds: SECONDS },
    { key: `${kind}-lookup-from:${caller}`, limit: MOST_GUESSES.perCaller, seconds: SECONDS },
  ];
  if (!(await attemptAll(shop, own, shop.now()))) return 'too-many';
  const all = { key: `${kind}-lookup:${name}`, limit: MOST_GUESSES.perThing, seconds: SECONDS };
  const { allowed } = await attempt(shop, all, shop.now());
  const found = await look();
  if (found !== undefined) for (const { key } of [...own, all]) await forgive(shop, key);
  return { found, doubted: !allowed };
}
