import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../checks/finding.ts';
import { findPrivateWords, type OpenWords } from '../checks/plain-words.ts';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';

const list = path.join(repositoryRoot, 'tools/checks/plain-words-open.json');

export function readOpenWords(): OpenWords | null {
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : null;
}

export function writeOpenWords(open: OpenWords): void {
  writeFileSync(list, `${JSON.stringify(open, null, 2)}\n`);
}

/** Private words of all files that people write. */
export function findAllPrivateWords(): Map<string, Finding[]> {
  const files = sourceFiles(['**/*.{ts,tsx,mjs,css,md,sh,yaml,yml}', 'Dockerfile']);
  const findings = files.map(
    (file) => [file, findPrivateWords(file, readFileSync(path.join(repositoryRoot, file), 'utf8'))] as const,
  );
  return new Map(findings.filter(([, found]) => found.length > 0));
}
