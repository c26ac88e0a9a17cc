import type { SeededRandom } from '#demo/seeded-random.ts';
import { sizeName, sizeSets } from './hand-made.ts';
import type { DemoSize, SizeSet } from './types.ts';

/** A price a shop would print: 9 złotych or 90 grosze at the end, by its height. */
export function shopPrice(grosze: number): number {
  if (grosze < 4_000) return Math.max(190, Math.round(grosze / 100) * 100 - 10);
  if (grosze < 10_000) return Math.round(grosze / 500) * 500 - 10;
  return Math.round(grosze / 1_000) * 1_000 - 100;
}

type PriceStory = Pick<DemoSize, 'price' | 'regularPrice' | 'suggestedPrice' | 'history'>;

/** About one model in four is reduced; some of them had another price in the 30 days before (Omnibus). */
export function makePriceStory(price: number, createdDaysAgo: number, random: SeededRandom): PriceStory {
  const suggestedPrice = random.chance(0.12) ? shopPrice(price * 1.15) : undefined;
  if (!random.chance(0.24)) {
    const changed = random.chance(0.3) && createdDaysAgo > 90;
    const history: [number, number][] = changed
      ? [
          [createdDaysAgo, shopPrice(price * 0.93)],
          [random.between(40, 85), price],
        ]
      : [[createdDaysAgo, price]];
    return { price, suggestedPrice, history };
  }
  const reduced = shopPrice(price * random.pick([0.9, 0.85, 0.8, 0.75, 0.7]));
  // Nothing is reduced before it is on sale.
  const since = random.between(1, Math.min(13, createdDaysAgo - 1));
  const history: [number, number][] = [[createdDaysAgo, price]];
  if (random.chance(0.4) && createdDaysAgo > 45) {
    history.push([since + 24, shopPrice(price * 0.88)], [since + 12, price]);
  }
  history.push([since, reduced]);
  return { price: reduced, regularPrice: price, suggestedPrice, history };
}

/** When a parcel with this size leaves the shop: most at once, some after a day or two, a few after a week. */
export function makeShipping(random: SeededRandom): Pick<DemoSize, 'shipDays' | 'shipHours'> {
  const roll = random.next();
  if (roll < 0.55) return {};
  if (roll < 0.8) return { shipDays: 1 };
  if (roll < 0.93) return { shipDays: 2 };
  return { shipDays: random.between(3, 9) };
}

export function makeSizes(set: SizeSet, story: PriceStory, random: SeededRandom): DemoSize[] {
  const shipping = makeShipping(random);
  return sizeSets[set].map((type) => {
    const stock = random.chance(set === 'uniw' ? 0.02 : 0.1) ? 0 : random.between(1, 40);
    return {
      type,
      name: sizeName(type),
      stock,
      pointsReceived: Math.floor(story.price / 1_000),
      pointsPerHundred: 10,
      ...story,
      ...shipping,
    };
  });
}
