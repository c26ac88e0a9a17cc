import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { showProgress } from '#tools/build/progress.ts';
import { buildIfStale } from '#tools/build.ts';
import { repositoryRoot } from '#tools/source/source-files.ts';
import { parseCommandLine, refuseCommand } from '#tools/start/command-line.ts';

const usage =
  'npm run bench -- [--products 400,100000] [--lighthouse [--quick] [--repeat 3]] [--search] [--orders] [--placing] [--round] [--render] [--weight] [--touch [--quick] [--repeat 3]]';
const off = { type: 'boolean', default: false } as const;
const { values } = parseCommandLine({
  usage,
  about: [
    'Requests per second, latencies, memory and JavaScript per screen, in shops of its own.',
    '--products    sizes of the catalogue, from 400 on',
    '--lighthouse  only Lighthouse on the screens, simulated and with applied throttling',
    '--search      only runs the judged queries in the demo shop and scores them',
    '--orders      only fills 100 000 orders and measures the list, search and filters of the panel',
    '--placing     only places orders, compared with bare transactions of the same rows',
    '--round       only requests all public pages of the demo shop in turn',
    '--render      only renders uncached pages, compared with a bare React page of as many elements; prints Markdown',
    '--weight      only weighs the scripts of all screens',
    '--touch       only taps the first controls of a page on a slow phone, compared with a bare React page; prints Markdown',
    '--quick       with --touch: only a new visitor soon after the page has loaded, once unless --repeat is given; with --lighthouse: only main page, listing and product',
    '--repeat      with --touch or --lighthouse: the number of taps or visits of which the median is taken',
  ],
  options: {
    products: { type: 'string', default: '400,100000' },
    lighthouse: off,
    search: off,
    orders: off,
    placing: off,
    round: off,
    render: off,
    weight: off,
    touch: off,
    quick: off,
    repeat: { type: 'string' },
  },
});
const ORDERS = 100_000;
const scales = values.products.split(',').map(Number);
if (scales.some((scale) => !Number.isInteger(scale) || scale < 400))
  refuseCommand('--products takes integers from 400 on', usage);
const repeat = Number(values.repeat ?? (values.quick && values.touch ? 1 : 3));
if (!(repeat >= 1)) refuseCommand('--repeat takes an integer from 1 on', usage);

const { DEMO_PRODUCTS, startBenchServer } = await import('./bench/bench-database.ts');
const report = await import('./bench/report.ts');
if (!values.search && !values.placing) await buildIfStale();
console.log(`Node ${process.version} on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})\n`);
const { lighthouse, search, orders, placing, round, render, weight, touch, quick } = values;
const measuresAll = ![lighthouse, search, orders, placing, round, render, weight, touch].includes(true);

const server = await startBenchServer();
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
const demoShop = () => server.shopWith(DEMO_PRODUCTS);
try {
  if (measuresAll || weight) await measureWeights();
  if (search) await measureSearchScore();
  if (orders) await measureOrderList();
  if (placing) await measureOrderRate();
  if (touch) await measureFirstTouch();
  if (render) await measureUncachedPages();
  if (lighthouse) await measureLighthouseScores();
  if (round) await measureAllPages();
  for (const scale of measuresAll ? scales : []) {
    const { measureShop } = await import('./bench/measure-shop.ts');
    const generated = showProgress(`Generating ${scale} products`);
    const databaseUrl = await server.shopWith(scale);
    generated();
    print(report.reportFigures(await measureShop(databaseUrl, dataDir, server.logFile)));
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measureWeights(): Promise<void> {
  const { weighBuild } = await import('./bench/screen-weight.ts');
  const { weighDocuments } = await import('./bench/document-weight.ts');
  print(report.reportWeights(weighBuild(path.join(repositoryRoot, 'build/client'))));
  print(report.reportDocuments(await weighDocuments(await demoShop(), dataDir)));
}

async function measureSearchScore(): Promise<void> {
  const { measureSearch, reportSearch } = await import('./bench/measure-search.ts');
  print(reportSearch(await measureSearch(await demoShop(), dataDir)));
}

async function measureOrderList(): Promise<void> {
  const { measureStaffOrders, reportStaffOrders } = await import('./bench/orders/measure-staff-orders.ts');
  const filled = showProgress(`Filling ${ORDERS} orders`);
  const databaseUrl = await server.shopWithOrders(ORDERS);
  filled();
  print(reportStaffOrders(await measureStaffOrders(databaseUrl, dataDir, ORDERS)));
}

async function measureOrderRate(): Promise<void> {
  const { measurePlacing } = await import('./bench/placing/measure-placing.ts');
  print(['Orders', ...report.reportOrderRate(await measurePlacing(await demoShop()))]);
}

async function measureFirstTouch(): Promise<void> {
  const { measureTouch } = await import('./bench/touch/measure-touch.ts');
  const { reportTouch } = await import('./bench/touch/report-touch.ts');
  print(reportTouch(await measureTouch({ databaseUrl: await demoShop(), dataDir, quick, turns: repeat })));
}

async function measureUncachedPages(): Promise<void> {
  const { measureRender } = await import('./bench/render/measure-render.ts');
  const { reportRender } = await import('./bench/render/report-render.ts');
  print(reportRender(await measureRender(await demoShop(), dataDir)));
}

async function measureLighthouseScores(): Promise<void> {
  const { measureScreens } = await import('./bench/measure-screens.ts');
  print(report.reportLighthouse(await measureScreens(await demoShop(), dataDir, { quick, turns: repeat })));
}

async function measureAllPages(): Promise<void> {
  const { measureRound } = await import('./bench/round/measure-round.ts');
  const { reportRound } = await import('./bench/round/report-round.ts');
  print(reportRound(await measureRound(await demoShop(), dataDir)));
}

function print(lines: string[]): void {
  console.log([...lines, ''].join('\n'));
}
