import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';
import { findSlowText } from './measure-function.ts';
import { requestParsers } from './request-parsers.ts';

/** These take numbers and count up to them: a text makes them count without end. */
const TAKES_NO_TEXT = new Set(['monthWeeks', 'groupPins']);

// Prints one line of JSON: how many functions were measured, and which were slow. It runs as a process of its own, so
// that no other test's work is counted.
const slow: string[] = [];
let measured = 0;

async function measure(name: string, read: (text: string) => unknown) {
  measured += 1;
  const text = await findSlowText(read);
  if (text) slow.push(`${name} ${text}`);
}

const rules = sourceFiles(['{modules/*,platform}/*/rules/**/*.ts']).filter(
  (file) => !/\.test(?:-d)?\.ts$/.test(file) && !file.includes('/testing/'),
);
for (const file of rules) {
  const exported: Record<string, unknown> = await import(pathToFileURL(path.join(repositoryRoot, file)).href);
  for (const [name, value] of Object.entries(exported)) {
    if (typeof value !== 'function' || TAKES_NO_TEXT.has(name)) continue;
    await measure(`${file} ${name}`, (text) => value(text));
  }
}
for (const [name, read] of Object.entries(requestParsers)) await measure(name, read);
process.stdout.write(JSON.stringify({ measured, slow }));
process.exit(0);
