import { sql } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import type { CheckedWord } from './check-words.ts';
import { readNames } from './read-names.ts';

/** For every word whether products are called so: their name begins with it, or it is a producer or a series. */
export async function findThings(shop: Shop, words: readonly CheckedWord[]): Promise<boolean[]> {
  const stemsOf = ({ meant }: CheckedWord) =>
    meant ? [...meant.stems, ...meant.otherNames.map(({ stems: [first] }) => first)] : [];
  const [names, { rows }] = await Promise.all([
    readNames(shop),
    shop.db.execute<{ stem: string }>(sql`
      select distinct stem from search_words where is_thing and stem = any(${sql.param(words.flatMap(stemsOf))}::text[])`),
  ]);
  // A name of several words says by none of them alone what it is: „Ciepły Dom” makes nothing „ciepły” a thing.
  const makers = [...names.producers, ...names.series].flatMap(({ stems }) => (stems.length === 1 ? stems : []));
  const things = new Set([...makers, ...rows.map(({ stem }) => stem)]);
  return words.map((word) => stemsOf(word).some((stem) => things.has(stem)));
}
