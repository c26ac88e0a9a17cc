import { crawlShop } from './crawl/crawl-shop.ts';

/** `npm run crawl -- http://localhost:3000 [pages of one kind]`: walks through a running shop and tells what is broken. */
const [given = 'http://localhost:3000', most] = process.argv.slice(2);
const begun = performance.now();
const { pages, others, kinds, problems } = await crawlShop({
  origin: new URL(given).origin,
  start: ['/', '/sitemap.xml'],
  pagesPerKind: most === undefined ? undefined : Number(most),
});
for (const { address, from, problem } of problems) console.log(`${address}\n  ${problem}\n  linked from ${from}`);
console.log(
  `${pages} pages of ${kinds.size} kinds and ${others} other files in ${Math.round((performance.now() - begun) / 1000)} s: ${problems.length} problems`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
