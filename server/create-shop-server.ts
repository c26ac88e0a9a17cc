import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { RouterContextProvider } from 'react-router';
import { pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import type { Shop } from '#shop/shop.ts';
import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import { StaticFiles } from './static-files.ts';
import { requestVisitor } from './visitor.ts';

export interface ShopServerParts {
  config: Config;
  shop: Shop;
  log: Logger;
  origin: string;
  databaseUrl: string;
  handlePage(request: Request, context: RouterContextProvider): Promise<Response>;
  routeIds: string[];
  /** Folder of the built browser files; none in development, where Vite serves them. */
  clientFolder?: string;
}

export interface ShopServer {
  listener: RequestListener;
  close(): Promise<void>;
}

export async function createShopServer({
  shop,
  origin,
  config,
  handlePage,
  clientFolder,
}: ShopServerParts): Promise<ShopServer> {
  const app = new Hono();
  app.all('*', (c) => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(visitorContext, requestVisitor(shop, c.req.header('cookie'), origin.startsWith('https')));
    context.set(pageContext, {
      requestId: '',
      origin,
      devScreens: config.devScreens,
      cache() {},
      tag() {},
      cookie: () => undefined,
    });
    return handlePage(c.req.raw, context);
  });
  const files = clientFolder ? new StaticFiles(clientFolder) : undefined;
  const listener = getRequestListener(app.fetch);
  return {
    listener(request, response) {
      if (files?.answer(request.url?.split('?')[0] ?? '/', request, response)) return;
      listener(request, response);
    },
    close: async () => {},
  };
}
