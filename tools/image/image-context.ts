import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files of the repository that `COPY` can see: those .dockerignore leaves. */
export function imageContext(root: string): string[] {
  const rules = readFileSync(path.join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ comesBack: line.startsWith('!'), pattern: toPattern(line.replace(/^!/, '')) }));
  // As Docker does: the last rule that speaks of the file or of a folder above it decides.
  const isSeen = (file: string) => {
    const names = [...foldersOf(file), file];
    return rules.findLast(({ pattern }) => names.some((name) => pattern.test(name)))?.comesBack ?? true;
  };
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => isSeen(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(root, entry.name) : [entry.name]))
    .filter(isSeen);
}

/** `**` stands for any folders, `*` for any name, also one with a dot in front. */
function toPattern(glob: string): RegExp {
  const parts: Record<string, string> = { '**/': '(?:.*/)?', '*': '[^/]*' };
  return new RegExp(`^${glob.replace(/\*\*\/|\*|[.+?^${}()|[\]\\]/g, (part) => parts[part] ?? `\\${part}`)}$`);
}

/** `a/b/c.ts`: `a`, `a/b`. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
