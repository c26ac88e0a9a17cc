import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import { hideDocumentData } from '#app/document-data.server.ts';
import { renderZone } from '#app/features/selling/zones/render-zone.tsx';
import { createLog } from './log.ts';
import { type OpenServerOptions, openServer as open } from './open-server.ts';
import { type PrepareOptions, prepareDatabase } from './prepare-database.ts';
import { type ServeOptions, serve } from './serve.ts';

/** Entry of the server bundle: joins the built pages with the process around them. */
const pages = {
  // The mode decides whether the browser is told the details of an error.
  handlePage: createRequestHandler({ ...build, routes: hideDocumentData(build.routes) }, process.env.NODE_ENV),
  routeIds: Object.keys(build.routes),
  renderZone,
};

type ServeShopOptions = ServeOptions & Pick<PrepareOptions, 'migrationsFolder' | 'showProgress'>;

/** Prepares the database and opens the shop on its port until the process is told to stop. */
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
