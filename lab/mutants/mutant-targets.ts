import { statSync } from 'node:fs';

/** Folders and files named on the command line that cannot be what they were named for, with the reason. */
export class NotUsable extends Error {}

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

function isFolder(name: string): boolean {
  const found = statSync(name, { throwIfNoEntry: false });
  if (!found) throw new NotUsable(`“${name}” is neither a folder nor a file`);
  return found.isDirectory();
}

/** Of a folder everything but its tests; a file, or some of its lines, as it is. */
export function codeToBreak(names: readonly string[]): string[] {
  return names.map((name) => {
    const file = name.replace(/:\d+-\d+$/, '');
    if (isFolder(file)) return `${file.replace(/\/$/, '')}/**/*.ts`;
    // A test among the code is a second value of --tests without its name: without a word it would notice nothing.
    if (isTest(file))
      throw new NotUsable(`“${name}” is a test: name it after --tests, or join it to the others by a comma`);
    return name;
  });
}

/** `--tests` may be given more than once, and names several by commas. */
export function testsToRun(named: readonly string[]): string[] {
  return named
    .flatMap((names) => names.split(','))
    .filter((name) => name !== '')
    .map((name) => {
      if (!isFolder(name) && !isTest(name)) throw new NotUsable(`“${name}” is no test`);
      return name;
    });
}
