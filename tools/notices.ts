import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findCopyright, type LockedPackages, listRuntimePackages } from './notices/runtime-packages.ts';
import { repositoryRoot } from './source/source-files.ts';
import { parseCommandLine } from './start/command-line.ts';

parseCommandLine({
  usage: 'npm run notices',
  about: [
    'Writes the list of packages at the end of THIRD-PARTY-NOTICES.md: what runs the shop, its licence, whose it is.',
    'Run it after a change of the dependencies; a unit test fails when one is missing.',
  ],
});

const MARK = '<!-- What follows is written by `npm run notices`. -->';
const file = path.join(repositoryRoot, 'THIRD-PARTY-NOTICES.md');
const lock: { packages: LockedPackages } = JSON.parse(
  readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8'),
);
const packages = listRuntimePackages(lock.packages);
const rows = packages.map((one) => {
  // A package built for a machine is installed only there: the notices would differ between machines.
  const copyright = one.name.endsWith('*') ? [] : findCopyright(repositoryRoot, one);
  return `| ${one.name.replace('*', '\\*')} | ${one.licence} | ${copyright.join('<br>').replaceAll('|', '\\|')} |`;
});

const [byHand] = readFileSync(file, 'utf8').split(MARK);
writeFileSync(
  file,
  [`${byHand}${MARK}\n`, '| Package | Licence | Copyright |', '|---|---|---|', ...rows, ''].join('\n'),
);
console.log(`${packages.length} packages in THIRD-PARTY-NOTICES.md`);
