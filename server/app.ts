import panelScript from 'virtual:panel-entry';
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import { renderZone } from '#modules/catalogue/recommendations/storefront/render-zone.tsx';
import * as panelEntry from '#panel/entry.server.tsx';
import { hideDocumentData } from '#platform/shell/storefront/document-data.server.ts';
import { createLog } from './log.ts';
import { type OpenServerOptions, openServer as open } from './open-server.ts';
import { splitPanel } from './panel/split-panel.ts';
import { type PrepareOptions, prepareDatabase } from './prepare-database.ts';
import { type ServeOptions, serve } from './serve.ts';

const { shop, panel } = splitPanel(build, { entry: { module: panelEntry }, ...panelScript });

/** Entry of the server bundle: joins the built pages with the process around them. */
const pages = {
  // The mode decides whether the browser receives the details of an error.
  handlePage: createRequestHandler({ ...shop, routes: hideDocumentData(shop.routes) }, process.env.NODE_ENV),
  handlePanel: createRequestHandler(panel, process.env.NODE_ENV),
  routeIds: Object.keys(shop.routes),
  renderZone,
};

type ServeShopOptions = ServeOptions & Pick<PrepareOptions, 'migrationsFolder' | 'showProgress'>;

/** Prepares the database and opens the shop on its port until the process is instructed to stop. */
export async function serveShop({ migrationsFolder, showProgress, ...options }: ServeShopOptions) {
  const { config, database } = options;
  const log = createLog(config);
  await prepareDatabase({ databaseUrl: database.url, migrationsFolder, demo: config.demo, log, showProgress });
  return serve(options, (parts) => open(parts, pages));
}

/** For the development server, which loads this module again after every change. */
export function openServer(options: OpenServerOptions) {
  return open(options, pages);
}
