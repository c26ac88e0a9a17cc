import { join } from 'node:path';
import { insertStaff } from '#demo/insert-staff.ts';
import { makeSetupCode, sealTotpSecrets } from '#modules/back-office/staff/server/index.ts';
import { keepListingIndex, warmListingIndex } from '#modules/catalogue/listing-index/server/index.ts';
import type { RenderZone } from '#modules/catalogue/recommendations/rules/zones.ts';
import { keepWordIndex } from '#modules/catalogue/search/server/index.ts';
import type { Timeouts } from '#platform/db/server/connect.ts';
import { type RunningJobs, startJobs } from '#platform/jobs/server/index.ts';
import { findTransport } from '#platform/mail/server/index.ts';
import { makeReadingShop, Replicas } from '#platform/replicas/server/index.ts';
import { rememberStart } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_MS } from '#platform/time/rules/units.ts';
import { writeVitals } from '#platform/vitals/server/index.ts';
import { openShop } from '#server/shop/open-shop.ts';
import { shopJobs } from '#server/shop/shop-jobs.ts';
import { boundFolder } from './bound-folder.ts';
import { checkFiles, checkStartOf, judgedAddress } from './check-start.ts';
import { type Config, filesOf } from './config.ts';
import { createShopServer, type ShopServer } from './create-shop-server.ts';
import type { Logger } from './log.ts';
import type { PageHandler } from './pages/make-page.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { TracingSettings } from './tracing/tracing-settings.ts';
import { QueryWatch } from './watching/query-watch.ts';

export interface OpenServerOptions {
  config: Config;
  database: { url: string };
  log: Logger;
  origin: string;
  clientFolder?: string;
  mediaFolder: string;
  buildId?: string;
}

/** A query must not hold a connection of the pool for ever. */
const CONNECTION_MS = 5000;

function timeoutsOf({ databaseTimeoutSeconds }: Config): Timeouts {
  return { connection: CONNECTION_MS, statement: databaseTimeoutSeconds * 1000 };
}

export interface OpenedServer extends ShopServer {
  isOpen: boolean;
  /** Reasons that hold an opened shop closed (O.83). */
  heldBy: readonly string[];
  /** Makes the owner's account, while there is none (O.01). */
  setupCode: string | null;
}

export async function openServer(
  options: OpenServerOptions,
  pages: { handlePage: PageHandler; handlePanel?: PageHandler; routeIds: string[]; renderZone?: RenderZone },
): Promise<OpenedServer> {
  const { config, database, log, origin, clientFolder, mediaFolder, buildId } = options;
  const tracing = config.tracing && (await loadTracing(config.tracing, log));
  const queries = new QueryWatch({ log, slowMs: config.slowQueryMs, tracing });
  const shop = await openShop({
    databaseUrl: database.url,
    watcher: queries,
    log,
    origin,
    poolSize: config.databasePool,
    timeouts: timeoutsOf(config),
    dataDir: config.dataDir,
    files: filesOf(config),
    providers: config.providers,
    stripeAddress: config.stripeAddress,
    demo: config.demo,
    secretKey: config.secretKey,
    sendsMail: config.smtpUrl !== undefined,
    address: judgedAddress(config),
  });
  const replicas = openReplicas(shop, config);
  try {
    await checkFiles(shop.files, log);
    await checkStartOf(shop, config, log);
    await rememberStart(shop);
    const setupCode = await openPanel(shop);
    await sealTotpSecrets(shop);
    const server = await createShopServer({
      ...pages,
      config,
      shop,
      log,
      origin,
      clientFolder,
      mediaFolder,
      buildId,
      databaseUrl: database.url,
      replicas,
      queries,
      tracing,
    });
    const work = startBackgroundWork(shop, config);
    const listings = keepListingIndex(shop, join(config.dataDir, 'listings'));
    const words = config.searchIndex === 'memory' ? keepWordIndex(shop, join(config.dataDir, 'search')) : undefined;
    // Not awaited: the server is open meanwhile, and cached pages need no index. Searches can query the database, listings
    // cannot.
    void warmListingIndex(shop).then(() => words?.warm());
    return {
      ...server,
      isOpen: shop.opening.isOpen,
      heldBy: shop.opening.heldBy ?? [],
      setupCode,
      async close() {
        await Promise.all([work.stop(), listings.close(), words?.close()]);
        // Side by side: one that hangs must not keep the other open.
        const ends = await Promise.allSettled([server.close(), replicas?.close(), shop.close(), tracing?.close()]);
        for (const end of ends) if (end.status === 'rejected') throw end.reason;
      },
    };
  } catch (error) {
    await replicas?.close();
    await shop.close();
    throw error;
  }
}

/** O.47: public pages may be read from the servers that follow the primary. */
function openReplicas(shop: Shop, config: Config): Replicas | undefined {
  const { replicaUrls, replicaLagSeconds, databasePool } = config;
  if (replicaUrls.length === 0) return undefined;
  const replicas = new Replicas({
    urls: replicaUrls,
    primary: shop.pool,
    poolSize: databasePool,
    timeouts: timeoutsOf(config),
    maxLagMs: replicaLagSeconds * 1000,
    log: shop.log,
  });
  shop.reading = makeReadingShop(shop, replicas);
  replicas.start();
  return replicas;
}

/** Most shops export no traces. */
async function loadTracing(settings: TracingSettings, log: Logger): Promise<Tracing> {
  const { Tracing } = await import('./tracing/tracing.ts');
  return new Tracing(settings, log);
}

/** Makes the first account of the panel possible: the documented one of the demo, or by the code printed at the start (O.01). */
async function openPanel(shop: Shop): Promise<string | null> {
  if (!shop.demo) return makeSetupCode(shop);
  await insertStaff(shop);
  return null;
}

/** Work without a request: the jobs of the shop, and tidying the pictures of this machine. */
function startBackgroundWork(shop: Shop, config: Config): RunningJobs {
  const jobs = startJobs(shop, shopJobs({ mail: findTransport(config) }));
  // Not a job of the shop: each machine has its own folder.
  const tidy = () => {
    boundFolder(join(config.dataDir, 'images'), config.imageCacheBytes).catch((err) =>
      shop.log.warn({ err }, 'The folder of finished pictures could not be tidied'),
    );
  };
  const tidying = setInterval(tidy, HOUR_MS).unref();
  return {
    async stop() {
      clearInterval(tidying);
      await Promise.all([jobs.stop(), writeVitals(shop)]);
    },
  };
}
