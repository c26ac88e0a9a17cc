import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['demo', 'modules', 'panel', 'platform', 'server', 'storefront', 'tools/build', 'wire'];
const FILES = ['package-lock.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts'];
const STAMP = 'sources.sha256';

/** Whether build/ was made from exactly these sources: contents are compared, because a checkout resets all times. */
export function isBuildFresh(root: string): boolean {
  return findBuildId(root) === sourceHash(root);
}

/** The sources build/ was made from, as one word. */
export function findBuildId(root: string): string | undefined {
  try {
    return readFileSync(join(root, 'build', STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

export function stampBuild(root: string): void {
  writeFileSync(join(root, 'build', STAMP), sourceHash(root));
}

function sourceHash(root: string): string {
  const hash = createHash('sha256');
  for (const path of [...FILES, ...FOLDERS.flatMap((folder) => sourceFiles(root, folder))]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$|\.sql$|\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
