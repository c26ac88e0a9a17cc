import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const repositoryRoot = path.resolve(import.meta.dirname, '../..');

/** Top folders that hold built or stored files; a folder of the same name deeper down is ours. */
const notOurs = new Set(['build', 'data', '.git', '.react-router', 'test-results']);

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' || notOurs.has(file) ? [] : filesUnder(root, file);
    return entry.isFile() ? [file] : [];
  });
}

/** Repository files matching one of the patterns, as sorted paths relative to the root with forward slashes. */
export function sourceFiles(patterns: string[], root = repositoryRoot): string[] {
  return filesUnder(root, '')
    .filter((file) => patterns.some((pattern) => path.posix.matchesGlob(file, pattern)))
    .sort();
}

/** Whether a screen is a document, not a screen with a router (`PageHandle.isDocument`); listings share one handle. */
export function isDocumentScreen(file: string): boolean {
  return /isDocument: true|listingHandle/.test(readFileSync(path.join(repositoryRoot, file), 'utf8'));
}
