import type { RenderZone } from '#rules/catalogue/recommendations/zone-content.ts';
import { warmListingIndex } from '#shop/catalogue/products/index.ts';
import { openShop } from '#shop/open-shop.ts';
import { rememberOrigin } from '#shop/platform/settings/index.ts';
import { checkStartOf } from './check-start.ts';
import type { Config } from './config.ts';
import { createShopServer, type ShopServer } from './create-shop-server.ts';
import type { Logger } from './log.ts';
import type { PageHandler } from './pages/make-page.ts';
import { startBackgroundWork } from './start-background-work.ts';

export interface OpenServerOptions {
  config: Config;
  database: { url: string };
  log: Logger;
  origin: string;
  clientFolder?: string;
  mediaFolder: string;
}

/** A shopper does not wait longer; and whoever holds a connection for ever keeps it from everybody else. */
const TIMEOUTS = { connection: 5000, statement: 15_000 };

/** Opens the shop on its database and builds the server around it. */
export async function openServer(
  options: OpenServerOptions,
  pages: { handlePage: PageHandler; routeIds: string[]; renderZone?: RenderZone },
): Promise<ShopServer> {
  const { config, database, log, origin, clientFolder, mediaFolder } = options;
  const shop = await openShop({
    databaseUrl: database.url,
    log,
    origin,
    poolSize: config.databasePool,
    timeouts: TIMEOUTS,
    dataDir: config.dataDir,
    stripe: config.stripe,
    demo: config.demo,
  });
  try {
    await checkStartOf(shop, config, log);
    await rememberOrigin(shop);
    const server = await createShopServer({
      ...pages,
      config,
      shop,
      log,
      origin,
      clientFolder,
      mediaFolder,
      databaseUrl: database.url,
    });
    const work = startBackgroundWork(shop, config);
    // Not awaited: the doors are open meanwhile, and cached pages need no index.
    void warmListingIndex(shop);
    return {
      ...server,
      async close() {
        await work.stop();
        // Side by side: one that hangs must not keep the other open.
        const ends = await Promise.allSettled([server.close(), shop.close()]);
        for (const end of ends) if (end.status === 'rejected') throw end.reason;
      },
    };
  } catch (error) {
    await shop.close();
    throw error;
  }
}
