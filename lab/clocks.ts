import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { MOMENTS } from '#platform/testing/moments.ts';
import { parseCommandLine } from '#tools/start/command-line.ts';

const { values, positionals } = parseCommandLine({
  usage: 'npm run clocks -- [--only WORDS] [FILES]',
  about: [
    'Runs the unit tests that know a database or a clock at moments that trip calendars: every weekday, midnights,',
    'changes of the clocks, 29 February, 31 December.',
    'FILES   narrow the tests',
    '--only  narrows the moments',
  ],
  options: { only: { type: 'string' } },
  words: Number.POSITIVE_INFINITY,
});

const preload = `--import ${path.join(import.meta.dirname, 'clocks/move-date.ts')}`;

/** True when the tests passed with every clock of their processes moved there. */
function passesAt(moment: string, files: string[]): boolean {
  const vitest = spawnSync('vitest', ['run', '--project', 'together', '--reporter', 'dot', ...files], {
    env: { ...process.env, CLOCK: moment, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload}` },
    stdio: 'inherit',
  });
  return vitest.status === 0;
}

function main(): number {
  const files = positionals.length > 0 ? positionals : ['modules', 'platform', 'wire', 'server'];
  const wanted = Object.entries(MOMENTS).filter(([name]) => name.includes(values.only ?? ''));
  if (wanted.length === 0)
    throw new Error(`no moment is called ${values.only}; there are ${Object.keys(MOMENTS).join('; ')}`);
  const failed = wanted.filter(([name, moment]) => {
    console.log(`\n${name} (${moment})`);
    return !passesAt(moment, files);
  });
  console.log(`\n${wanted.length - failed.length} of ${wanted.length} moments passed`);
  for (const [name] of failed) console.log(`failed: ${name}`);
  return failed.length > 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
