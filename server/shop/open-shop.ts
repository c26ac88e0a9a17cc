import { listSpokenOf } from '#modules/after-sale/questions/server/index.ts';
import { findPictureUses as findProductUses } from '#modules/catalogue/products/server/index.ts';
import { findPictureUses as findBlockUses } from '#modules/content/home/server/index.ts';
import { findPictureUses as findEntryUses, listTextPages } from '#modules/content/pages/server/index.ts';
import { copyCompared } from '#modules/customers/compare/server/index.ts';
import { copyFavourites, listFavouriteSavers } from '#modules/customers/favourites/server/index.ts';
import { adoptLists, listListSavers } from '#modules/customers/lists/server/index.ts';
import { requestWithForm } from '#modules/customers/newsletter/server/index.ts';
import { copyBasket } from '#modules/sales/basket/server/index.ts';
import { listOrdered } from '#modules/sales/order-ledger/server/index.ts';
import { refreshProviders } from '#modules/sales/payments/server/index.ts';
import { type ConnectOptions, connect } from '#platform/db/server/connect.ts';
import { folderFiles, type ShopFiles } from '#platform/files/server/index.ts';
import { noSocialLogin, type SocialLogin } from '#platform/identity/server/social-login.ts';
import { toSettings } from '#platform/settings/server/setting-schemas.ts';
import { addressBy, factOf, isOpenBy, mailServerBy } from '#platform/settings/server/shop-facts.ts';
import { settings as settingsTable } from '#platform/settings/server/tables.ts';
import type { ProviderSettings, Shop, ShopAddress, ShopLog } from '#platform/shop/server/shop.ts';

export interface OpenShopOptions extends Pick<ConnectOptions, 'poolSize' | 'timeouts' | 'watcher'> {
  databaseUrl: string;
  log: ShopLog;
  /** Scheme and host shoppers see; without it the one the shop was last started with. */
  origin?: string;
  /** DATA_DIR of the process. */
  dataDir?: string;
  /** The file storage; by default in the data folder. */
  files?: ShopFiles;
  social?: SocialLogin;
  now?: () => Date;
  /** Companies that settle payments. */
  providers?: ProviderSettings;
  stripeAddress?: string;
  /** Whether the process was started with a mail server; without it what the shop was last started with. */
  sendsMail?: boolean;
  /** Where the process serves; without it what the shop was last started with. Null where it needs no public address. */
  address?: ShopAddress | null;
  /** Seals secrets in the database. */
  secretKey?: string;
  /** Runs with the demo bank; a real shop never does. */
  demo?: boolean;
}

const copyHoldings: Shop['later']['copyHoldings'] = async (...copied) => {
  for (const copy of [copyBasket, copyFavourites, copyCompared]) await copy(...copied);
};

const listSavers: Shop['later']['listSavers'] = async (...size) => {
  const savers = [await listFavouriteSavers(...size), await listListSavers(...size)];
  return [...new Set(savers.flat())];
};

const findPictureUses: Shop['later']['findPictureUses'] = async (db, file) => {
  const uses = [];
  for (const find of [findProductUses, findEntryUses, findBlockUses]) uses.push(await find(db, file));
  return { asPhoto: uses.some(({ asPhoto }) => asPhoto), inText: uses.some(({ inText }) => inText) };
};

/** Connects to a migrated database and reads the owner's settings. */
export async function openShop(options: OpenShopOptions): Promise<Shop & { close(): Promise<void> }> {
  const { databaseUrl, log, poolSize, timeouts, watcher } = options;
  const onError = (err: Error) => log.warn({ err }, 'An idle database connection broke');
  const { db, pool, close } = connect(databaseUrl, { poolSize, timeouts, watcher, onError });
  const rows = await db.select().from(settingsTable);
  const remembered = factOf(rows, 'origin');
  const demo = options.demo ?? false;
  const dataDir = options.dataDir ?? './data';
  const providers = { ...options.providers };
  refreshProviders({ ...options, providers }, rows);
  return {
    db,
    pool,
    close,
    log,
    origin: options.origin ?? (typeof remembered === 'string' ? remembered : 'http://localhost:3000'),
    dataDir,
    files: options.files ?? folderFiles(dataDir),
    social: options.social ?? noSocialLogin,
    providers,
    stripeAddress: options.stripeAddress,
    demo,
    secretKey: options.secretKey,
    mail: {
      isSetAtStart: options.sendsMail ?? factOf(rows, 'sendsMail') === true,
      server: mailServerBy(rows, options),
    },
    address: options.address === undefined ? addressBy(rows) : (options.address ?? undefined),
    opening: { isOpen: isOpenBy(rows, { demo }) },
    later: {
      copyHoldings,
      listSavers,
      findPictureUses,
      adoptLists,
      requestNewsletter: requestWithForm,
      listOrdered,
      listSpokenOf,
      listTextPages,
      refreshProviders,
    },
    now: options.now ?? (() => new Date()),
    settings: toSettings(rows, log),
  };
}
