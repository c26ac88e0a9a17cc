import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBannedSyntax } from '../checks/banned-syntax.ts';
import { findBreakingStatements } from '../checks/breaking-migrations.ts';
import { reportFileSizes } from '../checks/file-sizes.ts';
import type { Finding } from '../checks/finding.ts';
import { findHardCodedTexts } from '../checks/hard-coded-texts.ts';
import { findIgnoredOutcomes } from '../checks/ignored-outcomes.ts';
import { findMissingNames } from '../checks/named-in-docs.ts';
import { compareWithOpenWords } from '../checks/plain-words.ts';
import { findRawColours } from '../checks/raw-colours.ts';
import { collectExpressions, findSlowExpressions } from '../checks/slow-expressions.ts';
import { findLongCells } from '../checks/table-cells.ts';
import { findUnusedTexts, isText } from '../checks/unused-texts.ts';
import { checkModules } from '../modules/check-modules.ts';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';
import { findAllPrivateWords, readOpenWords } from '../words/open-words.ts';
import { listFlakyUnitTests } from './flaky-tests.ts';
import { listFailures, type TestFile } from './list-failures.ts';
import { runCommand } from './run-command.ts';
import type { Step, StepResult } from './run-steps.ts';

const report = path.join(repositoryRoot, 'test-results/unit.json');
const flakyTestReporter = path.join(repositoryRoot, 'tools/verify/flaky-tests.ts');

async function runUnitTests(): Promise<StepResult> {
  rmSync(report, { force: true });
  mkdirSync(path.dirname(report), { recursive: true });
  const reporters = ['dot', 'json', flakyTestReporter].map((name) => `--reporter=${name}`);
  const args = ['run', '--retry=1', ...reporters, `--outputFile.json=${report}`];
  const { code, output } = await runCommand('vitest', args, { env: { NO_COLOR: '1' } });
  const { numPassedTests: passed, numFailedTests: failed, testResults } = readReport();
  return {
    ok: code === 0 && failed === 0 && passed > 0,
    detail: `${passed} passed, ${failed} failed`,
    // Failures come first: a log that is cut still has them.
    output: [...listFailures(testResults, repositoryRoot), '', output].join('\n'),
    counts: { passed, failed },
    flaky: listFlakyUnitTests(output),
  };
}

type UnitReport = { numPassedTests: number; numFailedTests: number; testResults: TestFile[] };

function readReport(): UnitReport {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // The run ended before it could report: its exit code and output say why.
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  }
}

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

function fromFindings(findings: Finding[], detail: string): StepResult {
  return {
    ok: findings.length === 0,
    detail: findings.length === 0 ? detail : `${findings.length} found`,
    output: findings.map(({ place, problem }) => `${place} ${problem}`).join('\n'),
  };
}

function sizes(): StepResult {
  const files = sourceFiles([
    '{demo,e2e,lab,modules,panel,platform,server,storefront,tools,wire}/**/*.{ts,tsx,mjs,css}',
    '*.ts',
  ]);
  const { findings, summary } = reportFileSizes(files.map((file) => ({ file, text: read(file) })));
  return { ...fromFindings(findings, summary), detail: summary };
}

function docs(): StepResult {
  const all = sourceFiles(['**']);
  const names = new Set(all.map((file) => path.posix.basename(file)));
  const decisions = new Set(
    all
      .filter((file) => file.startsWith('docs/decisions/'))
      .map((file) => Number.parseInt(path.posix.basename(file), 10)),
  );
  const sources = sourceFiles(['{demo,lab,modules,panel,platform,server,storefront,tools,wire}/**/*.{ts,tsx}']).filter(
    (file) => !isTest(file),
  );
  const words = new Set(sources.flatMap((file) => read(file).match(/\w+/g) ?? []));
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const repository = {
    scripts: new Set(Object.keys(scripts)),
    exists: (file: string) => existsSync(path.join(repositoryRoot, file)),
    hasFileNamed: (name: string) => names.has(name),
    hasDecision: (number: number) => decisions.has(number),
    isInCode: (name: string) => words.has(name),
  };
  const documents = all.filter((file) => file.endsWith('.md'));
  // Rows of the requirements are as long as the specification's.
  const withTables = documents.filter(
    (file) => /^(?:README|CONTRIBUTING|docs\/)/.test(file) && !file.endsWith('/requirements.md'),
  );
  return fromFindings(
    [
      ...documents.flatMap((file) => findMissingNames(file, read(file), repository)),
      ...withTables.flatMap((file) => findLongCells(file, read(file))),
    ],
    `${documents.length} documents`,
  );
}

/** Folders of screens and their parts. */
const SCREENS = ['modules/*/*/{panel,storefront}', 'panel', 'platform/{*/storefront,panel-ui,ui}', 'storefront'];
/** Folders whose files may write a text for a reader. */
const SHOWN = [...SCREENS, 'server', 'wire'];

function texts(): StepResult {
  // The page of all ui parts is seen by developers only.
  const files = sourceFiles(SHOWN.map((folder) => `${folder}/**/*.{ts,tsx}`)).filter(
    (file) =>
      !isTest(file) && !file.includes('/testing/') && !file.includes('/texts/') && !file.startsWith('storefront/dev/'),
  );
  const sources = sourceFiles(['{demo,lab,modules,panel,platform,server,storefront,tools,wire}/**/*.{ts,tsx}'])
    .filter((file) => !isTest(file))
    .map((file) => ({ file, text: read(file) }));
  const textFiles = sources.filter(({ file }) => isText(file));
  return fromFindings(
    [...files.flatMap((file) => findHardCodedTexts(file, read(file))), ...findUnusedTexts(textFiles, sources)],
    `${files.length} files, ${textFiles.length} of texts`,
  );
}

/** Private words for which the field has a word of its own: none in new files, never more than listed in the others. */
function words(): StepResult {
  const found = findAllPrivateWords();
  const total = [...found.values()].reduce((sum, findings) => sum + findings.length, 0);
  return fromFindings(compareWithOpenWords(found, readOpenWords() ?? {}), `${total} left in ${found.size} files`);
}

/** The palette, its black and white stand-ins on paper, and the colours of products. */
const paletteFiles = new Set(['storefront/tokens.css', 'platform/ui/print.css', 'platform/ui/tones.css']);

function colours(): StepResult {
  const files = sourceFiles([
    ...SCREENS.map((folder) => `${folder}/**/*.{ts,tsx,css}`),
    'platform/mail/server/*.ts',
  ]).filter((file) => !isTest(file) && !isText(file) && !paletteFiles.has(file));
  return fromFindings(
    files.flatMap((file) => findRawColours(file, read(file))),
    `${files.length} files`,
  );
}

function syntax(): StepResult {
  const files = sourceFiles([
    '{demo,e2e,lab,modules,panel,platform,server,storefront,tools,wire}/**/*.{ts,tsx}',
    '*.ts',
  ]);
  return fromFindings(
    files.flatMap((file) => findBannedSyntax(file, read(file))),
    `${files.length} files`,
  );
}

/** Expressions of the running product: a slow one in a tool delays no request. */
async function expressions(): Promise<StepResult> {
  const files = sourceFiles(['{demo,modules,panel,platform,server,storefront,wire}/**/*.{ts,tsx}']).filter(
    (file) => !isTest(file),
  );
  const found = files.flatMap((file) => collectExpressions(file, read(file)));
  return fromFindings(await findSlowExpressions(found), `${found.length} expressions`);
}

function migrations(): StepResult {
  const files = sourceFiles(['platform/db/server/migrations/*.sql']);
  const { version } = JSON.parse(read('package.json')) as { version: string };
  return fromFindings(
    files.flatMap((file) => findBreakingStatements(file, read(file), version)),
    `${files.length} files`,
  );
}

function modules(): StepResult {
  const { problems, summary } = checkModules();
  return { ok: problems.length === 0, output: problems.join('\n'), detail: summary };
}

async function command(name: string, args: string[]): Promise<StepResult> {
  const { code, output } = await runCommand(name, args);
  return { ok: code === 0, output };
}

/** The list of requirements is part of the repository. */
async function requirements(): Promise<StepResult> {
  const { ok, output = '' } = await command('node', ['tools/spec.ts', '--strict']);
  return { ok, output, detail: output.trim().split('\n').at(-1) };
}

async function types(): Promise<StepResult> {
  const generated = await command('react-router', ['typegen']);
  return generated.ok ? command('tsc', ['--noEmit']) : generated;
}

/** Tests prepare their data with use cases; the picture generator calls methods that return their own object. */
const mayIgnoreOutcomes = /(?:^|\/)(?:node_modules|\.react-router|testing|e2e|photos)\/|\.test\.tsx?$/;

function outcomes(): StepResult {
  return fromFindings(
    findIgnoredOutcomes(repositoryRoot, (file) => !mayIgnoreOutcomes.test(file)),
    'none ignored',
  );
}

/** Everything that can be said without a browser, cheapest first. */
export const verifySteps: Step[] = [
  { name: 'sizes', run: sizes },
  { name: 'docs', run: docs },
  { name: 'texts', run: texts },
  { name: 'words', run: words },
  { name: 'colours', run: colours },
  { name: 'syntax', run: syntax },
  { name: 'migrations', run: migrations },
  { name: 'modules', run: modules },
  { name: 'requirements', run: requirements },
  {
    name: 'lint',
    run: () => command('biome', ['check', '--error-on-warnings', '--colors=off', '--max-diagnostics=50', '.']),
  },
  { name: 'expressions', run: expressions },
  { name: 'types', run: types },
  { name: 'outcomes', run: outcomes },
  { name: 'dead code', run: () => command('knip', ['--no-progress']) },
  { name: 'unit tests', run: runUnitTests },
];
