import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openShop } from '#shop/open-shop.ts';
import type { Config } from './config.ts';
import type { ShopServer, ShopServerParts } from './create-shop-server.ts';
import { createLog } from './log.ts';

export interface ServeOptions {
  config: Config;
  database: { url: string; stop(): Promise<void> };
  /** Tells a waiting person what takes long; returns the call that ends it. */
  showProgress?(what: string): () => void;
  clientFolder?: string;
}

type CreateServer = (parts: Omit<ShopServerParts, 'handlePage' | 'routeIds'>) => Promise<ShopServer>;

/** Opens the shop on its port. */
export async function serve({ config, database, clientFolder }: ServeOptions, createServer: CreateServer) {
  const log = createLog(config);
  const shop = await openShop({ databaseUrl: database.url, log, poolSize: config.databasePool });
  const http = createHttpServer();
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, resolve);
  });
  const { port } = http.address() as AddressInfo;
  const origin = config.publicOrigin ?? `http://localhost:${port}`;
  const server = await createServer({ config, shop, log, origin, databaseUrl: database.url, clientFolder });
  http.on('request', server.listener);
  return { address: origin, http };
}
