import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#storefront/routes.ts';
import { isDocumentScreen } from '#tools/source/source-files.ts';

/** The part of React Router's browser manifest that says which files a screen loads. */
export type BrowserManifest = {
  entry: { module: string; imports: string[] };
  routes: Record<
    string,
    { id: string; parentId?: string; hasDefaultExport: boolean; module: string; imports?: string[] }
  >;
};

export type ScreenWeight = { screen: string; own: number; framework: number; bar: number; ok: boolean };

/** docs/decisions/0016-javascript-weight-of-a-page.md */
const bars: Record<string, number> = {
  'sales/basket-page': 66_000,
  'customers/lists/detail': 62_000,
  'sales/orders/data': 61_000,
};
const otherBar = 59_000;
/** Routes of modules are named by their file as seen from the application folder. */
const MODULES = '../modules/';

/**
 * gzip bytes of JavaScript every screen with a router loads, our own apart from React and the router. A browser never loads the route of
 * a document: those are weighed by `document-weight.ts`.
 */
export function weighScreens(
  manifest: BrowserManifest,
  gzipSize: (file: string) => number,
  isDocument: (id: string) => boolean,
): ScreenWeight[] {
  return Object.values(manifest.routes)
    .filter((route) => route.hasDefaultExport && route.id.startsWith(MODULES) && !isDocument(route.id))
    .map((route) => {
      const files = filesOf(manifest, route.id);
      const screen = route.id
        .slice(MODULES.length)
        .replace('/storefront', '')
        .replace(/\/route$/, '');
      const weigh = (chosen: string[]) => chosen.reduce((sum, file) => sum + gzipSize(file), 0);
      const own = weigh(files.filter((file) => !isFramework(file)));
      const bar = bars[screen] ?? otherBar;
      return { screen, own, framework: weigh(files.filter(isFramework)), bar, ok: own <= bar };
    })
    .sort((a, b) => b.own - a.own);
}

const isFramework = (file: string) => /\/(?:react|router)-[\w-]+\.js$/.test(file);

function filesOf({ entry, routes }: BrowserManifest, id: string): string[] {
  const files = new Set([entry.module, ...entry.imports]);
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined) {
    for (const file of [route.module, ...(route.imports ?? [])]) files.add(file);
  }
  return [...files];
}

export function weighBuild(clientFolder: string): ScreenWeight[] {
  const assets = path.join(clientFolder, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (!name) throw new Error(`no manifest in ${assets}: run npm run build`);
  const source = readFileSync(path.join(assets, name), 'utf8');
  const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as BrowserManifest;
  const files = new Map(listRoutes(routes).map(({ id, file }) => [id ?? file.replace(/\.tsx?$/, ''), file]));
  return weighScreens(
    manifest,
    (file) => gzipSync(readFileSync(path.join(clientFolder, file)), { level: 9 }).length,
    (id) => isDocumentScreen(path.posix.join('storefront', files.get(id) ?? id)),
  );
}

const listRoutes = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...listRoutes(entry.children ?? [])]);
