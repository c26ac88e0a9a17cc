import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { islandLoaders } from '#storefront/islands.client.ts';
import { partLoaders } from '#storefront/parts.client.ts';
import { startShop } from '#tools/shop-process/start-shop.ts';
import { repositoryRoot } from '#tools/source/source-files.ts';
import { listTouchPages } from './touch/list-touch-pages.ts';

export interface DocumentWeight {
  page: string;
  /** Bytes on the line, React among them. */
  bytes: number;
  react: number;
  bar: number;
}

/** Decision 16: brotli, React included. */
const BARS: Record<string, number> = { product: 95_000 };
const OTHER_BAR = 85_000;

/** Scripts that the entry loads where a page has such an element, by the beginning of the file's name. */
const OF_ENTRY: Record<string, string> = { '#search': 'listing', '#projector_form': 'buying' };

interface Loaded {
  islands: string[];
  /** Selectors. */
  parts: string[];
}

const LOADED: Loaded = { islands: Object.keys(islandLoaders), parts: Object.keys(partLoaders) };

/**
 * The scripts a document loads until all of it is alive: what its HTML names, the islands it holds and the scripts of its
 * parts, each with all it imports. Windows that a click opens come on top when they are opened.
 */
export function listScripts(html: string, scripts: ReadonlyMap<string, string>, loaded = LOADED): string[] {
  const entries = [...html.matchAll(/<script\b[^<>]*\ssrc="\/assets\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  const fetched = entries.flatMap((entry) => listFetched(html, scripts.get(entry) ?? '', [...scripts.keys()], loaded));
  const found = new Set<string>();
  const waiting = [...entries, ...fetched];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    const text = scripts.get(file);
    if (text === undefined) throw new Error(`${file} is not in the build`);
    found.add(file);
    waiting.push(
      ...[...text.matchAll(/(?:from|import)["`]\.\/([^"`]+\.js)["`]/g)].map(([, imported = '']) => imported),
    );
  }
  return [...found];
}

/** Islands and parts stand in the entry by name or selector, each with the file it fetches; the first wake of an island fetches React's part. */
function listFetched(html: string, entry: string, files: string[], loaded: Loaded): string[] {
  const named = new Map<string, string>();
  for (const [, quoted, plain, file = ''] of entry.matchAll(
    /(?:"([^"]+)"|(?<![\w$])([\w$]+)):\(\)=>(?:(?!import\(|:\(\)=>).)*import\([`"]\.\/([^`"]+\.js)[`"]\)/g,
  )) {
    named.set(quoted ?? plain ?? '', file);
  }
  // A minifier that writes otherwise must not make pages light.
  const missed = [...loaded.islands, ...loaded.parts].filter((name) => !named.has(name));
  if (missed.length > 0) throw new Error(`the entry does not show what it fetches for ${missed.join(', ')}`);
  const islands = [...new Set([...html.matchAll(/\sdata-island="([^"]+)"/g)].map(([, name = '']) => name))];
  const unknown = islands.filter((name) => !loaded.islands.includes(name));
  if (unknown.length > 0) throw new Error(`the entry knows no island ${unknown.join(', ')}`);
  const parts = loaded.parts.filter((selector) => holds(html, selector));
  const own = Object.entries(OF_ENTRY).filter(([selector]) => holds(html, selector));
  return [
    ...[...islands, ...parts].map((name) => named.get(name) ?? ''),
    ...own.map(([, name]) => findFile(files, name)),
    ...(islands.length > 0 ? [findFile(files, 'islands')] : []),
  ];
}

/** By its name before the hash: `listing-page-…` is another file than `listing-…`. */
const findFile = (files: readonly string[], name: string) =>
  files.find((file) => new RegExp(`^${name}-[\\w-]{1,8}\\.js$`).test(file)) ?? name;

/** For the selectors that parts have: an attribute, a class or an id. */
function holds(html: string, selector: string): boolean {
  const [, kind, name] = /^([.#[])([\w-]+)\]?$/.exec(selector) ?? [];
  if (!name) throw new Error(`only plain selectors are understood, not ${selector}`);
  if (kind === '[') return new RegExp(`<[^>]*\\s${name}[=\\s>]`).test(html);
  const attribute = kind === '#' ? 'id' : 'class';
  return new RegExp(`\\s${attribute}="(?:[^"]*\\s)?${name}(?:\\s[^"]*)?"`).test(html);
}

/** Weighs the first documents of a visit, as a running shop renders them. */
export async function weighDocuments(databaseUrl: string, dataDir: string): Promise<DocumentWeight[]> {
  const folder = path.join(repositoryRoot, 'build/client/assets');
  const scripts = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + brotliCompressSync(scripts.get(file) ?? '').length, 0);
  const shop = await startShop({ dataDir, databaseUrl });
  try {
    const weights: DocumentWeight[] = [];
    for (const { page, url } of await listTouchPages(databaseUrl, shop.address)) {
      const files = listScripts(await (await fetch(url)).text(), scripts);
      const react = weigh(files.filter((file) => file.startsWith('react-')));
      weights.push({ page, bytes: weigh(files), react, bar: BARS[page] ?? OTHER_BAR });
    }
    return weights;
  } finally {
    await shop.stop();
  }
}
