import { dirname, join } from 'node:path';
import { reasonOf } from '#modules/catalogue/import/rules/import-fault.ts';
import type { ImportProblem } from '#modules/catalogue/import/rules/import-row.ts';
import type { ImportResult } from '#modules/catalogue/import/server/index.ts';
import { FolderStore } from '#platform/files/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { ConfigError } from '#server/config.ts';
import { ProgressLine } from './import/progress-line.ts';
import { type FileProblem, ReportFile } from './import/report-file.ts';
import { repositoryRoot } from './source/source-files.ts';
import { parseCommandLine } from './start/command-line.ts';
import { EXIT_REFUSED, runTool, withShop } from './start/with-shop.ts';

const CONNECTIONS = 4;

await runTool(async () => {
  const asked = parseArguments();
  return withShop((shop) => carryOut({ ...shop, actor: { kind: 'import' } }, asked), {
    poolSize: CONNECTIONS,
  });
});

function parseArguments() {
  const { values, positionals } = parseCommandLine({
    usage: 'npm run import -- FILE [--dry-run] [--resume] [--redirects] [--photos FOLDER] [--report FILE]',
    about: [
      'Brings a catalogue in from a CSV file or a feed: docs/import.md.',
      '--dry-run    checks everything and changes nothing',
      '--resume     goes on where an import was broken off',
      '--redirects  the file lists old addresses and where they lead',
      '--photos     where the photos are; next to the file by default',
      '--report     where problems are written; FILE.errors.csv by default',
    ],
    words: 1,
    options: {
      'dry-run': { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      redirects: { type: 'boolean', default: false },
      photos: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const [file] = positionals;
  if (!file) throw new ConfigError('Name one file: npm run import -- catalogue.csv');
  return { ...values, file, dryRun: values['dry-run'] };
}

async function carryOut(shop: Shop, asked: ReturnType<typeof parseArguments>): Promise<number> {
  const { file, dryRun, resume } = asked;
  const report = new ReportFile(asked.report ?? `${file}.errors.csv`);
  await report.clear();
  if (asked.redirects) {
    const { importRedirectFile } = await import('./import/import-redirects.ts');
    const addProblem = (problem: FileProblem) => report.add(problem);
    const rows = await importRedirectFile(shop, { file, dryRun, report: addProblem, doubt: addProblem });
    await report.close();
    if (rows === null) return refuse(report);
    console.log(`${dryRun ? 'Would be: ' : ''}${rows} old ${rows === 1 ? 'address' : 'addresses'}`);
    if (report.count > 0) console.log(`Leading to a missing page: ${report.count}, listed in ${report.file}`);
    return 0;
  }
  const { runImport } = await import('#modules/catalogue/import/server/index.ts');
  const addFault = ({ row, column, fault }: ImportProblem) => report.add({ row, column, reason: reasonOf(fault) });
  const line = new ProgressLine();
  const names = { check: 'Checked', write: dryRun ? 'Tried' : 'Written', search: 'Findable' };
  const begun = performance.now();
  const result = await runImport(shop, {
    file,
    dryRun,
    resume,
    photos: {
      media: [shop.files.media, new FolderStore(join(repositoryRoot, 'media'))],
      from: asked.photos ?? dirname(file),
    },
    report: addFault,
    missed: addFault,
    progress: (step, done, all) => line.show(names[step], done, all),
  });
  line.end();
  await report.close();
  return conclude(result, { report, dryRun, seconds: (performance.now() - begun) / 1000 });
}

function refuse(report: ReportFile): number {
  const wrong = report.count === 1 ? '1 problem, listed' : `${report.count} problems, all listed`;
  console.error(`Nothing was changed. ${wrong} in ${report.file}`);
  return EXIT_REFUSED;
}

interface Circumstances {
  report: ReportFile;
  dryRun: boolean;
  seconds: number;
}

function conclude(result: ImportResult, { report, dryRun, seconds }: Circumstances): number {
  if (!result.ok && result.error === 'another-import') {
    console.error('Another import is under way; nothing was changed.');
    return EXIT_REFUSED;
  }
  if (!result.ok && result.error === 'stopped') {
    console.error('The import was stopped in the panel; --resume goes on.');
    return EXIT_REFUSED;
  }
  if (!result.ok) return refuse(report);
  const { products, counts, resumedAt } = result;
  const { created, changed, unchanged } = counts;
  if (resumedAt > 0) console.log(`Went on after ${resumedAt} products`);
  console.log(`${dryRun ? 'Would be: ' : ''}${created} new, ${changed} changed, ${unchanged} as they were`);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  const pace = Math.round(products / seconds);
  if (report.count > 0)
    console.log(
      `${report.count === 1 ? '1 picture was' : `${report.count} pictures were`} left out, listed in ${report.file}`,
    );
  const speed = pace > 0 ? `, ${pace} a second` : '';
  console.log(
    `${products} ${products === 1 ? 'product' : 'products'} in ${seconds.toFixed(1)} s${speed}, ${memory} MB at most`,
  );
  return 0;
}
