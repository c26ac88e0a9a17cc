import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package in the lock file. */
interface LockedPackage {
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export type LockedPackages = Record<string, LockedPackage>;

export interface RuntimePackage {
  /** Builds of one package for several machines are one line: `@img/sharp-*`. */
  name: string;
  licence: string;
  /** Where it was unpacked; only one of several machines' builds is on this machine. */
  folder: string;
}

/** Known by their LICENSE file alone. */
const NOT_IN_THE_LOCK: Record<string, string> = { 'png-js': 'MIT' };

const MACHINE = /(?<=[-/])(?:(?:darwin|linux|linuxmusl|win32|windows|freebsd|webcontainers)-\w+|wasm32)$/;

/** Everything `dependencies` brings, for any machine; each name with one licence once, in the order of names. */
export function listRuntimePackages(packages: LockedPackages): RuntimePackage[] {
  const reached = new Set<string>();
  const waiting = wantedBy(packages, '');
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (reached.has(folder)) continue;
    reached.add(folder);
    waiting.push(...wantedBy(packages, folder));
  }
  const found = new Map<string, RuntimePackage>();
  for (const folder of [...reached].sort()) {
    const full = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const name = full.replace(MACHINE, '*');
    const licence = packages[folder]?.license ?? NOT_IN_THE_LOCK[full] ?? 'unknown';
    if (!found.has(`${name} ${licence}`)) found.set(`${name} ${licence}`, { name, licence, folder });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Folders of what a package needs. Optional ones may be for another machine, but stand in the lock file all the same. */
function wantedBy(packages: LockedPackages, folder: string): string[] {
  const { dependencies = {}, optionalDependencies = {} } = packages[folder] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) =>
    findFolder(packages, folder, name),
  );
}

/** As Node looks for it: inside the package that asks, then further up. */
function findFolder(packages: LockedPackages, from: string, name: string): string[] {
  const nested = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[nested]) return [nested];
  if (from === '') return [];
  return findFolder(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

const COPYRIGHT = /^[\s*#>]*((?:Portions )?(?:Copyright|\(c\)|©)(?:(?!\d{4}).)*\d{4}.*|Copyright \(c\) .*)$/i;

/** The lines in its licence that say whose it is; without any, who wrote it. */
export function findCopyright(root: string, { folder }: RuntimePackage): string[] {
  const where = path.join(root, folder);
  // An optional part for another machine.
  if (!existsSync(where)) return [];
  const file = readdirSync(where).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  const lines = (file ? readFileSync(path.join(where, file), 'utf8') : '')
    .split('\n')
    .map((line) => COPYRIGHT.exec(line.trim())?.[1]?.trim() ?? '')
    .filter((line) => line !== '');
  return lines.length > 0 ? [...new Set(lines)] : findAuthor(where);
}

function findAuthor(where: string): string[] {
  const { author }: { author?: string | { name: string } } = JSON.parse(
    readFileSync(path.join(where, 'package.json'), 'utf8'),
  );
  const name = typeof author === 'string' ? author.split(/[<(]/, 1)[0]?.trimEnd() : author?.name;
  return name ? [`by ${name}`] : [];
}
