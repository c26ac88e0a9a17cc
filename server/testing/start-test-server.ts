import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { RenderZone } from '#modules/catalogue/recommendations/rules/zones.ts';
import type { Replicas } from '#platform/replicas/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type Config, parseConfig } from '../config.ts';
import { createShopServer } from '../create-shop-server.ts';
import type { PageHandler } from '../pages/make-page.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { QueryWatch } from '../watching/query-watch.ts';

export interface TestShopServer {
  address: string;
  /** Lines of the log, parsed. */
  logged: Record<string, unknown>[];
  http: Server;
  startClosing(): void;
  close(): Promise<void>;
}

interface Options {
  shop: Shop;
  databaseUrl: string;
  handlePage: PageHandler;
  /** Without it there is no panel. */
  handlePanel?: PageHandler;
  renderZone?: RenderZone;
  config?: Partial<Config>;
  origin?: string;
  clientFolder?: string;
  mediaFolder?: string;
  routeIds?: string[];
  /** With it pages are kept on the disk too, below `config.dataDir`. */
  buildId?: string;
  replicas?: Replicas;
  queries?: QueryWatch;
  tracing?: Tracing;
}

/** The whole HTTP side of the shop on a free port, with the test's own pages in place of React Router. */
export async function startTestServer(options: Options): Promise<TestShopServer> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const server = await createShopServer({
    config: { ...parseConfig({ NODE_ENV: 'test', DATA_DIR: join(tmpdir(), 'witryna-test') }), ...options.config },
    shop: { ...options.shop, log, origin: options.origin ?? address },
    log,
    origin: options.origin ?? address,
    databaseUrl: options.databaseUrl,
    replicas: options.replicas,
    handlePage: options.handlePage,
    handlePanel: options.handlePanel,
    renderZone: options.renderZone,
    routeIds: options.routeIds ?? ['root'],
    clientFolder: options.clientFolder,
    buildId: options.buildId,
    queries: options.queries,
    tracing: options.tracing,
    mediaFolder: options.mediaFolder ?? join(tmpdir(), 'witryna-no-media'),
  });
  http.on('request', server.listener);
  const close = async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
    await server.close();
  };
  return { address, logged, http, startClosing: server.startClosing, close };
}
