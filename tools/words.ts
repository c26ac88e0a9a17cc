import { existsSync } from 'node:fs';
import path from 'node:path';
import { shortenOpenWords } from './checks/plain-words.ts';
import { repositoryRoot } from './source/source-files.ts';
import { parseCommandLine } from './start/command-line.ts';
import { findAllPrivateWords, readOpenWords, writeOpenWords } from './words/open-words.ts';

const { values, positionals } = parseCommandLine({
  usage: 'npm run words -- [PATH] [--write]',
  about: [
    'Lists the private words of the files whose path begins with PATH, each with its replacement.',
    '--write  shortens tools/checks/plain-words-open.json to what is left; it never makes it longer',
  ],
  options: { write: { type: 'boolean', default: false } },
  words: 1,
});
const found = findAllPrivateWords();
const [start] = positionals;

if (values.write) {
  const counts = new Map([...found].map(([file, findings]) => [file, findings.length]));
  const open = readOpenWords() ?? Object.fromEntries(counts);
  const shortened = shortenOpenWords(counts, open, (file) => existsSync(path.join(repositoryRoot, file)));
  if (shortened.ok) {
    writeOpenWords(shortened.open);
  } else {
    console.error(`More private words than listed: ${shortened.grown.join(', ')}`);
    process.exitCode = 1;
  }
} else {
  for (const [file, findings] of found) {
    if (start !== undefined && !file.startsWith(start)) continue;
    for (const { place, problem } of findings) console.log(`${place} ${problem}`);
  }
}
const total = [...found.values()].reduce((sum, findings) => sum + findings.length, 0);
console.log(`${total} private words in ${found.size} files`);
