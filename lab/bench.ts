import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { showProgress } from '#tools/build/progress.ts';
import { buildIfStale } from '#tools/build.ts';
import { repositoryRoot } from '#tools/source/source-files.ts';
import { parseCommandLine, refuseCommand } from '#tools/start/command-line.ts';

/** Loopback only, every measurement of requests at most 10 s. */
const usage =
  'npm run bench -- [--products 400,100000] [--lighthouse [--quick] [--repeat 3]] [--feeds] [--import] [--search] [--finding] [--orders] [--placing] [--round] [--draw] [--weight] [--numbers] [--panel-products] [--touch [--quick] [--repeat 3]]';
const off = { type: 'boolean', default: false } as const;
const { values } = parseCommandLine({
  usage,
  about: [
    'Requests per second, latencies, memory and JavaScript per screen, in shops of its own.',
    '--products    sizes of the catalogue, from 400 on',
    '--lighthouse  only Lighthouse on the screens, simulated and with applied throttling',
    '--feeds       only reads the feeds to their end',
    '--import      only brings catalogues of these sizes in',
    '--search      only searches for the judged queries in the demo shop, and scores them',
    '--finding     only measures search, suggestions, listings and orders beside their floors, at all of --products',
    '--orders      only fills 100 000 orders and measures the list, search, filters and export of the panel',
    '--placing     only places orders: beside bare transactions of the same rows, by 200 buyers at once, and while 2 000 want one product',
    '--round       only asks for all public pages of the demo shop in turn',
    '--draw        only draws pages that are not kept, beside a bare React page of as many elements; prints Markdown',
    '--weight      only weighs the scripts of all screens',
    '--numbers     only opens figures and customers of the panel, with a million orders and 100 000 customers',
    '--panel-products  only opens the list of products of the panel, searched and by what is missing, at the largest of --products, and raises 10 000 prices by 3 % and takes it back',
    '--touch       only presses what a shopper presses first, on a slow phone, beside a bare React page; prints Markdown',
    '--quick       with --touch: only a newcomer soon after the page has come, once where --repeat does not say otherwise; with --lighthouse: only main page, listing and product',
    '--repeat      with --touch or --lighthouse: of how many presses or visits the median is taken',
  ],
  options: {
    products: { type: 'string', default: '400,100000' },
    lighthouse: off,
    feeds: off,
    import: off,
    search: off,
    finding: off,
    orders: off,
    placing: off,
    round: off,
    draw: off,
    weight: off,
    numbers: off,
    'panel-products': off,
    touch: off,
    quick: off,
    repeat: { type: 'string' },
  },
});
/** Each of these options measures only what it names. */
const MODES = [
  'search',
  'orders',
  'placing',
  'touch',
  'round',
  'draw',
  'weight',
  'numbers',
  'panel-products',
  'lighthouse',
] as const;
const ORDERS = 100_000;
const scales = values.products.split(',').map(Number);
if (scales.some((scale) => !Number.isInteger(scale) || scale < 400))
  refuseCommand('--products takes whole numbers from 400 on', usage);
const repeat = Number(values.repeat ?? (values.quick && values.touch ? 1 : 3));
if (!(repeat >= 1)) refuseCommand('--repeat takes a whole number from 1 on', usage);

const {
  DEMO_PRODUCTS: DEMO,
  measureContention,
  measureRender,
  measureFeeds,
  measureFinding,
  measureImport,
  measureNumbers,
  measurePanelProducts,
  measurePlacing,
  measureRound,
  measureScreens,
  measureSearch,
  measureShop,
  measureStaffOrders,
  reportContention,
  reportDocuments,
  reportRender,
  reportFeeds,
  reportFigures,
  reportFinding,
  reportImport,
  reportLighthouse,
  reportNumbers,
  reportOrderRate,
  reportPanelProducts,
  reportRound,
  reportSearch,
  reportStaffOrders,
  reportWeights,
  startBenchServer,
  weighBuild,
  weighDocuments,
} = await import('./bench/measures.ts');
if (!values.search && !values.placing) await buildIfStale();
console.log(`Node ${process.version} on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})\n`);
const isWhole = !MODES.some((mode) => values[mode]);
if ((isWhole && !values.finding) || values.weight)
  print(reportWeights(weighBuild(path.join(repositoryRoot, 'build/client'))));

const server = await startBenchServer();
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
try {
  if (values.search) print(reportSearch(await measureSearch(await server.shopWith(DEMO), dataDir)));
  if (values.orders) {
    const filled = showProgress(`Filling ${ORDERS} orders`);
    const databaseUrl = await server.shopWithOrders(ORDERS);
    filled();
    print(reportStaffOrders(await measureStaffOrders(databaseUrl, dataDir, ORDERS)));
  }
  if (values.placing) {
    const databaseUrl = await server.shopWith(DEMO);
    print(['Orders', ...reportOrderRate(await measurePlacing(databaseUrl))]);
    print(reportContention(await measureContention(databaseUrl)));
  }
  if ((isWhole && !values.finding) || values.weight)
    print(reportDocuments(await weighDocuments(await server.shopWith(DEMO), dataDir)));
  if (values.touch) print(await reportFirstTouch(await server.shopWith(DEMO)));
  if (values.draw) print(reportRender(await measureRender(await server.shopWith(DEMO), dataDir)));
  if (values.lighthouse) {
    const options = { quick: values.quick, turns: repeat };
    print(reportLighthouse(await measureScreens(await server.shopWith(DEMO), dataDir, options)));
  }
  if (values.numbers) {
    const filled = showProgress('Filling in a million orders');
    const figures = await measureNumbers(await server.emptyShop('bench_numbers'), dataDir);
    filled();
    print(reportNumbers(figures));
  }
  if (values['panel-products']) {
    const databaseUrl = await server.shopWith(Math.max(...scales));
    print(reportPanelProducts(await measurePanelProducts(databaseUrl, dataDir)));
  }
  if (values.round) print(reportRound(await measureRound(await server.shopWith(DEMO), dataDir)));
  for (const scale of isWhole ? scales : []) {
    if (values.import) print(reportImport(await measureImport(server, dataDir, scale)));
    if (values.import && !values.feeds) continue;
    const generated = showProgress(`Generating ${scale} products`);
    const databaseUrl = await server.shopWith(scale);
    generated();
    if (values.finding) {
      print(reportFinding(await measureFinding(databaseUrl, dataDir)));
      print([`Orders among ${scale} products`, ...reportOrderRate(await measurePlacing(databaseUrl))]);
    } else if (values.feeds) print(reportFeeds(scale, await measureFeeds(databaseUrl, dataDir)));
    else print(reportFigures(await measureShop(databaseUrl, dataDir, server.logFile)));
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Loaded only when asked for: it brings a bundler and what drives a browser. */
async function reportFirstTouch(databaseUrl: string): Promise<string[]> {
  const { measureTouch } = await import('./bench/touch/measure-touch.ts');
  const { reportTouch } = await import('./bench/touch/report-touch.ts');
  const { quick } = values;
  return reportTouch(await measureTouch({ databaseUrl, dataDir, quick, turns: repeat }));
}

function print(lines: string[]): void {
  console.log([...lines, ''].join('\n'));
}
