import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBenchServer } from './bench/bench-database.ts';
import { measureScreens } from './bench/measure-screens.ts';
import { measureShop } from './bench/measure-shop.ts';
import { reportFigures, reportLighthouse, reportWeights } from './bench/report.ts';
import { weighBuild } from './bench/screen-weight.ts';
import { showProgress } from './build/progress.ts';
import { buildIfStale } from './build.ts';
import { repositoryRoot } from './source/source-files.ts';

/** `npm run bench [-- --products 400,100000] [--lighthouse]`: loopback only, every measurement of requests at most 10 s. */
const { values } = parseArgs({
  options: { products: { type: 'string', default: '400,100000' }, lighthouse: { type: 'boolean', default: false } },
});
const scales = values.products.split(',').map(Number);
if (scales.some((scale) => !Number.isInteger(scale) || scale < 400))
  throw new Error('--products takes whole numbers from 400 on');

await buildIfStale();
console.log(`Node ${process.version} on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'})\n`);
for (const line of reportWeights(weighBuild(path.join(repositoryRoot, 'build/client')))) console.log(line);

const server = await startBenchServer();
const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
try {
  for (const scale of scales) {
    const generated = showProgress(`Generating ${scale} products`);
    const databaseUrl = await server.shopWith(scale);
    generated();
    console.log('');
    for (const line of reportFigures(await measureShop(databaseUrl, dataDir, server.logFile))) console.log(line);
    if (!values.lighthouse) continue;
    console.log('');
    for (const line of reportLighthouse(await measureScreens(databaseUrl, dataDir))) console.log(line);
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
