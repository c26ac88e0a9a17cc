import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { opinionFaultText } from '#modules/after-sale/opinions/texts/errors.ts';
import type { RenderZone } from '#modules/catalogue/recommendations/rules/zones.ts';
import { helpScreens } from '#modules/content/pages/texts/help-screens.ts';
import { listFaultText } from '#modules/customers/lists/texts/list-faults.ts';
import * as newsletterTexts from '#modules/customers/newsletter/texts/storefront.ts';
import { lineDetails } from '#modules/sales/basket/texts/line-details.ts';
import * as basketTexts from '#modules/sales/basket/texts/storefront.ts';
import { paymentPage } from '#modules/sales/payments/server/index.ts';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import type { Replicas } from '#platform/replicas/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { noteVitals } from '#platform/vitals/server/index.ts';
import { mountWire } from '#wire/server/mount.ts';
import { callerAddress } from './caller-address.ts';
import { gateClosedShop } from './closed-shop.ts';
import { compressAnswers } from './compress-answers.ts';
import type { Config } from './config.ts';
import { mountDevMailbox } from './dev-mailbox/mount-dev-mailbox.ts';
import { mountFiles } from './files/mount-files.ts';
import { guardRequests } from './guard-requests.ts';
import { MediaSources } from './images/find-source.ts';
import { mountImages } from './images/mount-images.ts';
import { mountLocalBank } from './local-bank/mount-local-bank.ts';
import { socialOf } from './local-identity/social-of.ts';
import type { Logger } from './log.ts';
import { Metrics } from './metrics.ts';
import { mountHealth } from './mount-health.ts';
import { mountVitals } from './mount-vitals.ts';
import { DiskTier } from './page-cache/disk-tier.ts';
import { SettingsFollower } from './page-cache/follow-settings.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { PageFinder } from './page-cache/page-finder.ts';
import { PageFolder } from './page-cache/page-folder.ts';
import { purgeCachedData } from './page-cache/purge-cached-data.ts';
import { Edges, purgeEdges } from './page-cache/purge-edges.ts';
import { type PurgedCache, PurgeListener } from './page-cache/purge-listener.ts';
import type { PageHandler } from './pages/make-page.ts';
import { mountPages } from './pages/mount-pages.ts';
import { mountPanel } from './panel/mount-panel.ts';
import { mountPaymentWebhooks } from './payments/mount-payment-webhooks.ts';
import { secureAnswers } from './security/security-headers.ts';
import { StaticFiles } from './static-files.ts';
import type { Tracing } from './tracing/tracing.ts';
import { mountUploads } from './uploads/mount-uploads.ts';
import type { ServerEnv } from './visitor.ts';
import { requestVisitor } from './visitor.ts';
import { requestIdOf, watchRequests } from './watch-requests.ts';
import type { QueryWatch } from './watching/query-watch.ts';
import { addShopGauges } from './watching/shop-gauges.ts';

export interface ShopServerParts {
  config: Config;
  shop: Shop;
  log: Logger;
  origin: string;
  databaseUrl: string;
  /** Where public pages may be read, besides the primary. */
  replicas?: Replicas;
  handlePage: PageHandler;
  /** Screens of the owner's panel; without it there is none. */
  handlePanel?: PageHandler;
  routeIds: string[];
  /** Turns recommended products into HTML; without it there are none. */
  renderZone?: RenderZone;
  /** Folder of the built browser files; none in development, where Vite serves them. */
  clientFolder?: string;
  /** Pictures that came with the shop; those uploaded later are among its files. */
  mediaFolder: string;
  /** Names the sources this build was made of; without it no page outlives the process. */
  buildId?: string;
  /** Receives every query of the shop. */
  queries?: QueryWatch;
  tracing?: Tracing;
}

export interface ShopServer {
  listener: RequestListener;
  /** From now on every answer ends its connection, and /readyz and /openz send new visitors elsewhere. */
  startClosing(): void;
  close(): Promise<void>;
}

/** Everything the shop answers over HTTP, in the order in which it is asked: files, cached pages, calls, screens. */
export async function createShopServer(parts: ShopServerParts): Promise<ShopServer> {
  const { config, log, origin } = parts;
  const social = socialOf(config, { origin, settings: parts.shop.settings });
  const shop = { ...parts.shop, social: social.login };
  const secure = origin.startsWith('https:');
  const cookies = { secure, domain: config.cookieDomain };
  const cache =
    config.pageCacheBytes > 0 && config.mode !== 'development'
      ? new PageCache(config.pageCacheBytes, { disk: diskTierOf({ ...parts, shop }) })
      : undefined;
  const app = new Hono<ServerEnv>();
  let closing = false;
  const edges = new Edges(config.edgePurgeUrls, log);
  const purged = purgeEdges(edges, purgeCachedData(shop, cache ?? NO_PAGES, parts.replicas));
  const follower = new SettingsFollower(shop, purged);
  const purges = new PurgeListener(parts.databaseUrl, follower, log);
  const metrics = new Metrics({
    pool: shop.pool,
    cache,
    addShared: (register) => addShopGauges(register, shop),
    queries: parts.queries,
    replicas: parts.replicas,
    listensForPurges: () => follower.listens,
    countLost: () => purges.lost,
  });

  watchRequests(app, { log, metrics, trustProxy: config.trustProxy, tracing: parts.tracing });
  compressAnswers(app);
  secureAnswers(app, { https: secure });
  guardRequests(app, { origin, trustProxy: config.trustProxy });
  app.use(async (c, next) => {
    c.set(
      'visitor',
      requestVisitor(shop, (name) => getCookie(c, name), cookies),
    );
    await next();
    // Also for a request that came before the shop was instructed to close.
    if (closing) c.res.headers.set('Connection', 'close');
  });
  mountHealth(app, { pool: shop.pool, isClosing: () => closing, metrics, metricsToken: config.metricsToken });
  gateClosedShop(app, shop);
  mountVitals(app, {
    callerOf: (c) => callerAddress(c, config.proxies),
    now: shop.now,
    note(page, vitals) {
      for (const vital of vitals) metrics.observeVital(vital);
      noteVitals(shop, page, vitals);
    },
  });
  // The wire knows Hono, not this process's variables.
  const wire = new Hono();
  mountWire(wire, shop, {
    origin,
    trustProxy: config.trustProxy,
    cookieDomain: config.cookieDomain,
    callerOf: (c) => callerAddress(c, config.proxies),
    renderZone: parts.renderZone,
    opinionFaultText,
    listFaultText,
    helpScreens,
    newsletterConsent: newsletterTexts.consent,
    paymentWords: paymentTexts,
    lineDetails: (line) => lineDetails(line, shop.settings),
    lineText: (code) => basketTexts.outcome({ code }),
  });
  app.route('/', wire);
  const sources = new MediaSources(shop.files, parts.mediaFolder);
  mountPaymentWebhooks(app, shop);
  mountLocalBank(app, shop);
  if (config.devScreens) mountDevMailbox(app, shop);
  if (social.pages)
    app.all('/test-id/*', ({ req }) => social.pages?.fetch(req.raw) ?? new Response(null, { status: 404 }));
  const made = { cacheFolder: join(config.dataDir, 'images'), made: shop.files.made, effort: config.imageEffort };
  mountImages(app, { sources, ...made, log });
  mountFiles(app, { sources });
  mountUploads(app, shop);
  const maker = {
    shop,
    origin,
    cookies,
    devScreens: config.devScreens,
    proxies: config.proxies,
    mapTiles: config.mapTiles,
    scriptHosts: config.scriptHosts,
    paysAt: () => paymentPage(shop),
    withPolicy: config.mode !== 'development',
    handlePage: parts.handlePage,
  };
  if (parts.handlePanel) mountPanel(app, maker, parts.handlePanel);
  const pages = mountPages(app, maker, cache, parts.routeIds);

  await purges.open();
  const files = parts.clientFolder ? new StaticFiles(parts.clientFolder, { https: secure }) : undefined;
  const finder = cache && new PageFinder(cache, pages.refresh, parts.routeIds);
  const answer = getRequestListener(app.fetch);
  return {
    listener(request, response) {
      if (closing) response.shouldKeepAlive = false;
      if (request.method === 'GET' || request.method === 'HEAD') {
        const url = request.url ?? '/';
        const found = (shop.opening.isOpen ? finder?.find(url) : undefined) ?? files?.find(url);
        if (found) {
          const id = requestIdOf(request.headers['x-request-id'], config.trustProxy);
          return found.send(request, response, id);
        }
      }
      return answer(request, response);
    },
    startClosing() {
      closing = true;
    },
    close: async () => {
      follower.close();
      await purges.close();
      await edges.settled();
      await cache?.close();
    },
  };
}

/** A process that keeps no pages receives changes all the same. */
const NO_PAGES: PurgedCache = { keeping: false, purge() {}, forget() {}, advance() {}, open() {} };

/** Pages on the disk are those of this build, these settings and this address: anything else would render them otherwise. */
function diskTierOf({ config, shop, log, origin, buildId }: ShopServerParts): DiskTier | undefined {
  if (!buildId || config.pageDiskBytes === 0) return undefined;
  const { mode, cookieDomain, mapTiles, scriptHosts, devScreens, demo, socialLogin } = config;
  const renderedFrom = () => ({
    buildId,
    origin,
    mode,
    cookieDomain,
    mapTiles,
    scriptHosts,
    devScreens,
    demo,
    socialLogin: socialLogin.map(({ id, name }) => [id, name]),
    paysAt: paymentPage(shop),
    settings: shop.settings,
  });
  const { pageDiskBytes: limitBytes, processes } = config;
  const folder = new PageFolder(join(config.dataDir, 'pages'), { limitBytes, processes, log });
  return new DiskTier(folder, () => JSON.stringify(renderedFrom()));
}
