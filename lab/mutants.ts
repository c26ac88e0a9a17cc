import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine, refuseCommand } from '#tools/start/command-line.ts';
import { codeToBreak, NotUsable, testsToRun } from './mutants/mutant-targets.ts';
import { type MutantReport, scoreFolders, survivors } from './mutants/score.ts';

const USAGE = 'npm run mutants -- [--tests FOLDERS] [--concurrency 2] FOLDERS-OR-FILES';
const { values, positionals } = parseCommandLine({
  usage: USAGE,
  about: [
    'Breaks the code in every small way Stryker knows and runs the tests that import it: changes that no test detects are listed,',
    'with a score per folder. A second or two per mutant; docs/testing.md has the last scores.',
    'FOLDERS-OR-FILES  what is broken, file.ts:10-40 for some of its lines; rules/ when nothing is named',
    '--tests           folders or test files that must notice, by commas or each with its own --tests; of those only the ones',
    '                  that import what is broken are run. rules/ alone needs no database',
    '--concurrency     processes at once',
  ],
  options: {
    tests: { type: 'string', multiple: true, default: ['rules'] },
    concurrency: { type: 'string', default: '2' },
  },
  words: Number.POSITIVE_INFINITY,
});

const REPORT = 'test-results/mutants/report.json';

/** The named files, or the end of the command with an error message. */
function named(): { patterns: string[]; tests: string } {
  try {
    const code = positionals.length > 0 ? positionals : ['rules'];
    return { patterns: codeToBreak(code), tests: testsToRun(values.tests).join(',') };
  } catch (error) {
    if (error instanceof NotUsable) return refuseCommand(error.message, USAGE);
    throw error;
  }
}

function main(): number {
  const { patterns, tests } = named();
  const mutate = [...patterns, '!**/*.test.ts', '!**/testing/**'].join(',');
  rmSync(REPORT, { force: true });
  const config = path.join('lab', 'mutants', 'stryker.config.json');
  const options = ['--mutate', mutate, '--concurrency', values.concurrency];
  // With a database much is prepared outside of tests; that alone would make all tests of the file run for a mutant.
  if (tests !== 'rules') options.push('--ignoreStatic');
  const stryker = spawnSync('stryker', ['run', config, ...options], {
    env: { ...process.env, MUTANT_TESTS: tests, TEST_REPOSITORY: process.cwd() },
    stdio: 'inherit',
  });
  if (stryker.status !== 0) return 1;
  const report: MutantReport = JSON.parse(readFileSync(REPORT, 'utf8'));
  for (const line of survivors(report)) console.log(line);
  console.log('\n| Folder | Mutants | Noticed | Score |\n|---|---:|---:|---:|');
  for (const { folder, mutants, noticed, score } of scoreFolders(report)) {
    console.log(`| \`${folder}\` | ${mutants} | ${noticed} | ${score} % |`);
  }
  return 0;
}

process.exitCode = main();
