import { openShop } from '#server/shop/open-shop.ts';
import { type QueryScore, scoreSearch } from '#tools/search-score/score-search.ts';

const log = { info() {}, warn: (_details: object, message: string) => console.error(message), error() {} };

/** The judged queries against the shop of this database. */
export async function measureSearch(databaseUrl: string, dataDir: string): Promise<QueryScore[]> {
  const { close, ...shop } = await openShop({ databaseUrl, dataDir, log });
  try {
    return await scoreSearch(shop);
  } finally {
    await close();
  }
}

/** A line per group, the queries below it whose first page is not as judged, and all together. */
export function reportSearch(scores: readonly QueryScore[]): string[] {
  const groups = Map.groupBy(scores, ({ group }) => group);
  return [
    row('judged queries', ['number', 'first right', 'first 5', 'first 10', 'as judged']),
    ...[...groups].flatMap(([group, some]) => [
      row(group, shares(some)),
      ...some.flatMap(({ text, fault }) => (fault ? [`      „${text}”: ${fault}`] : [])),
    ]),
    row('all', shares(scores)),
  ];
}

function shares(scores: readonly QueryScore[]): string[] {
  const share = (of: (score: QueryScore) => number) =>
    `${Math.round((100 * scores.reduce((sum, score) => sum + of(score), 0)) / scores.length)} %`;
  return [
    String(scores.length),
    share(({ first }) => Number(first)),
    share(({ amongFive }) => amongFive),
    share(({ amongTen }) => amongTen),
    share(({ fault }) => Number(fault === null)),
  ];
}

function row(what: string, values: readonly string[]): string {
  return `  ${what.padEnd(26)}${values.map((value) => value.padStart(12)).join('')}`;
}
