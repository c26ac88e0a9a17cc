import { resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  createRequestHandler,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import * as panelEntry from '#panel/entry.server.tsx';
import { hideDocumentData } from '#platform/shell/storefront/document-data.server.ts';
import * as entry from '#storefront/entry.server.tsx';
import routes from '#storefront/routes.ts';
import type { PageHandler } from '../pages/make-page.ts';
import { splitPanel } from '../panel/split-panel.ts';

type Routes = ServerBuild['routes'];
type RouteModule = NonNullable<Routes[string]>['module'];

const APP = resolve(import.meta.dirname, '../../storefront');

interface RealPages {
  handlePage: PageHandler;
  handlePanel: PageHandler;
  routeIds: string[];
  /** Those of the panel, as they are written: without its guard. */
  panelRoutes: Routes;
}

/** Every screen of the shop and of its panel as people get it, without a build: for server tests that look at whole pages. */
export async function realPages(): Promise<RealPages> {
  const found: Routes = { root: { id: 'root', path: '', module: await importScreen('root.tsx') } };
  await addRoutes(found, routes, 'root');
  const build: ServerBuild = {
    entry: { module: entry },
    routes: found,
    // The browser's side, of which a server needs to know only what there is.
    assets: {
      entry: { imports: [], module: '/app.js' },
      routes: Object.fromEntries(Object.entries(found).map(([id, route]) => [id, manifestOf(route)])),
      url: '/manifest.js',
      version: '',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  };
  const { shop, panel } = splitPanel(build, { entry: { module: panelEntry }, module: '/panel.js', imports: [] });
  return {
    handlePage: createRequestHandler({ ...shop, routes: hideDocumentData(shop.routes) }, 'production'),
    handlePanel: createRequestHandler(panel, 'production'),
    routeIds: Object.keys(shop.routes),
    panelRoutes: Object.fromEntries(Object.entries(found).filter(([id]) => !(id in shop.routes))),
  };
}

async function addRoutes(found: Routes, entries: readonly RouteConfigEntry[], parentId: string): Promise<void> {
  for (const { id, file, path, index, children } of entries) {
    const name = id ?? file.replace(/\.tsx?$/, '');
    found[name] = { id: name, parentId, path, index, module: await importScreen(file) };
    await addRoutes(found, children ?? [], name);
  }
}

/** As the build has it: what the loader found comes to the component as a property. */
async function importScreen(file: string): Promise<RouteModule> {
  const module = await import(resolve(APP, file));
  return {
    ...module,
    ...(module.default && { default: withComponentProps(module.default) }),
    ...(module.ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(module.ErrorBoundary) }),
  };
}

function manifestOf(route: Routes[string]) {
  const { id = '', parentId, path, index, module } = route ?? {};
  return {
    id,
    parentId,
    path,
    index,
    hasAction: module !== undefined && 'action' in module,
    hasLoader: module !== undefined && 'loader' in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: module !== undefined && 'ErrorBoundary' in module,
    imports: [],
    // As the build has it: the root brings the style sheet of all screens.
    css: id === 'root' ? ['/assets/all.css'] : [],
    module: '/app.js',
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}
