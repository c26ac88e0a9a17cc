import { type CrawlResult, crawlShop } from './crawl/crawl-shop.ts';
import { enterShop, OWN_ADDRESSES, OWN_SCREENS } from './crawl/enter-shop.ts';
import { parseCommandLine, refuseCommand } from './start/command-line.ts';

const usage = 'npm run crawl -- [http://localhost:3000] [PAGES] [--login NAME --password WORD --product ID]';
const text = { type: 'string' } as const;
const { positionals, values } = parseCommandLine({
  usage,
  about: [
    'Walks through a running shop by its links and its sitemap and reports problems; exit code 1 when there are any.',
    'PAGES    the most pages of one kind',
    '--login  then walks through what this customer sees with the product in the basket',
  ],
  words: 2,
  options: { login: text, password: text, product: text },
});
const [given = 'http://localhost:3000', max] = positionals;
if (!URL.canParse(given)) refuseCommand(`“${given}” is no address`, usage);
const { origin } = new URL(given);
const pagesPerKind = max === undefined ? undefined : Number(max);
const begun = performance.now();

const walks = [
  printResult('guest', await crawlShop({ origin, start: ['/', '/sitemap.xml', '/favicon.ico'], pagesPerKind })),
];
const { login, password = '', product } = values;
if (login) {
  const cookie = await enterShop(origin, { login, password, product: Number(product) });
  walks.push(
    printResult(login, await crawlShop({ origin, start: OWN_SCREENS, within: OWN_ADDRESSES, cookie, pagesPerKind })),
  );
}
console.log(`${Math.round((performance.now() - begun) / 1000)} s`);
process.exitCode = walks.some(({ problems }) => problems.length > 0) ? 1 : 0;

function printResult(who: string, result: CrawlResult): CrawlResult {
  const { pages, others, kinds, problems } = result;
  for (const { address, from, problem } of problems) console.log(`${address}\n  ${problem}\n  linked from ${from}`);
  console.log(
    `As ${who}: ${pages} pages of ${kinds.size} kinds and ${others} other files: ${problems.length} problems`,
  );
  return result;
}
