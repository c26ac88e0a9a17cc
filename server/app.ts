import * as build from 'virtual:react-router/server-build';
import { createRequestHandler } from 'react-router';
import { createShopServer, type ShopServerParts } from './create-shop-server.ts';
import { type ServeOptions, serve } from './serve.ts';

/** Entry of the server bundle: joins the built pages with the process around them. */
const handlePage = createRequestHandler(build);
const routeIds = Object.keys(build.routes);

export function serveShop(options: ServeOptions) {
  return serve(options, createServer);
}

/** For the development server, which loads this module again after every change. */
export function createServer(parts: Omit<ShopServerParts, 'handlePage' | 'routeIds'>) {
  return createShopServer({ ...parts, handlePage, routeIds });
}
