import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, sourceFiles } from './source/source-files.ts';
import { parseTitles } from './spec/parse-titles.ts';
import { matchTitles, parseRequirements, reportMissing } from './spec/report-missing.ts';
import { parseCommandLine } from './start/command-line.ts';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

function main(): number {
  const { values } = parseCommandLine({
    usage: 'npm run spec -- [--where product,basket] [--strict]',
    about: [
      'Requirements that no test names yet, by capability.',
      '--where   of these capabilities alone',
      '--strict  exit code 1 when one is missing',
    ],
    options: { where: { type: 'string' }, strict: { type: 'boolean', default: false } },
  });
  const where = values.where?.split(',').map((name) => name.trim()) ?? [];
  const requirements = parseRequirements(read('docs/requirements.md'));
  const tests = sourceFiles([
    '{demo,modules,panel,platform,server,storefront,tools,wire}/**/*.test.{ts,tsx}',
    'e2e/**/*.spec.ts',
  ]);
  const titles = tests.flatMap((file) => parseTitles(file, read(file)).map((title) => ({ file, title })));
  const { proven, errors } = matchTitles(requirements, titles);
  const { lines, missing } = reportMissing(requirements, proven, where);
  for (const line of lines) console.log(line);
  for (const error of errors) console.error(error);
  return errors.length > 0 || (values.strict && missing > 0) ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
