import type pg from 'pg';
import { stemWord } from '#modules/catalogue/search/rules/stem-word.ts';
import { withClient } from '#platform/testing/with-client.ts';
import { splitWords } from '#platform/text/rules/split-words.ts';
import type { Addresses } from '../list-addresses.ts';
import { type Latency, percentile } from '../measure-latency.ts';

/** What PostgreSQL alone takes for the least that has to be asked, on one connection, without a shop around it. */
export interface Floors {
  /** The cards of one page by their ids. */
  cards: Latency;
  /** How many products have the words of a text. */
  matches: Latency;
  /** The six highest ranked with the beginning of a word. */
  best: Latency;
}

const CARDS = 24;
const MAX = 300;

export function measureFloors(databaseUrl: string, { phrases, searches }: Addresses): Promise<Floors> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      'select id from products where visible order by md5(id::text) limit $1',
      [MAX * CARDS],
    );
    const ids = rows.map(({ id }) => id);
    const pages = Array.from({ length: Math.ceil(ids.length / CARDS) }, (_, page) =>
      ids.slice(page * CARDS, (page + 1) * CARDS),
    );
    const texts = searches.slice(0, MAX).map((link) => new URL(link, 'http://shop').searchParams.get('text') ?? '');
    return {
      cards: await measure(client, 'select id, name, slug, photo, min_price from products where id = any($1)', pages),
      matches: await measure(
        client,
        'select count(*) from search_documents where terms @@ $1::tsquery',
        texts.map(writeQuery),
      ),
      best: await measure(
        client,
        'select product_id from search_documents where terms @@ $1::tsquery order by rank desc limit 6',
        phrases.slice(0, MAX).map(
          (phrase) =>
            `${
              splitWords(phrase)
                .map((word) => `'${word}':*`)
                .join(' & ') || "''"
            }`,
        ),
      ),
    };
  });
}

function writeQuery(text: string): string {
  return splitWords(text)
    .map((word) => `('${word}' | '${stemWord(word)}')`)
    .join(' & ');
}

async function measure(client: pg.Client, query: string, values: readonly unknown[]): Promise<Latency> {
  const times: number[] = [];
  for (const value of values) {
    const begun = performance.now();
    await client.query(query, [value]);
    times.push(performance.now() - begun);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), count: times.length };
}
