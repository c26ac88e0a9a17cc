import { sql } from 'drizzle-orm';
import { listObstacles } from '#rules/platform/opening/checklist.ts';
import { checkDemo } from '#shop/doctor/check-demo.ts';
import { checkShop, type Finding, finding } from '#shop/doctor/check-shop.ts';
import { checklist } from '#shop/opening/index.ts';
import { defaultSettings } from '#shop/platform/settings/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { couriers } from '#shop/selling/delivery/tables.ts';
import { canSettle, listTestSettings } from '#shop/selling/payments/index.ts';
import { paymentMethods } from '#shop/selling/payments/tables.ts';

/** With what the process was started, as far as the data cannot tell. */
export interface StartedWith {
  publicOrigin: string | undefined;
  /** Nobody but this machine can open the address. */
  onlyHere: boolean;
  sendsMail: boolean;
  namesSender: boolean;
  trustsProxy: boolean;
  guardsMetrics: boolean;
  sealsSecrets: boolean;
  devScreens: boolean;
  cookieDomain: string | undefined;
}

export interface StartFinding extends Finding {
  /** The shop must not be opened like this. */
  stops: boolean;
}

/** Findings of the law without which nobody may sell. */
const NEEDED = new Set(['company', 'company-number', 'page']);
/** The other pages the law wants are no less due, but nobody agrees to them when ordering. */
const AGREED_TO = ['/regulamin', '/prywatnosc'];

/**
 * O.05: every unsafe or missing setting of a start. What would take money half-configured stops it, once the shop is open and has
 * something to sell and a way to pay; a shop that is being set up starts.
 */
export async function checkStart(shop: Shop, started: StartedWith): Promise<StartFinding[]> {
  const sells = shop.opening.isOpen && (await isSelling(shop));
  const stopping = [
    ...checkAddress(started),
    ...finding(
      'mail',
      'no mail server: no confirmation of an order leaves the shop',
      missing('mail server', started.sendsMail || shop.mail.server !== null),
    ),
    ...(await checkPayments(shop)),
    ...(await neededByLaw(shop)),
    ...(await checkDemo(shop)),
  ];
  const open = started.publicOrigin !== undefined && !started.onlyHere;
  const screens = finding(
    'developer-screens',
    'developer screens show everybody the mails of everybody',
    missing('WITRYNA_DEV_SCREENS=1', !started.devScreens),
  );
  return [
    ...stopping.map((found) => ({ ...found, stops: sells })),
    ...screens.map((found) => ({ ...found, stops: sells || open })),
    ...[...(await checkSetUp(shop)), ...checkAround(started)].map((found) => ({ ...found, stops: false })),
  ];
}

/** Could somebody pay for something? */
async function isSelling({ db }: Shop): Promise<boolean> {
  const { rows } = await db.execute<{ sells: boolean }>(sql`
    select exists (select from products where visible and available)
      and exists (select from payment_methods where enabled) as sells`);
  return rows[0]?.sells === true;
}

function checkAddress({ publicOrigin, onlyHere, cookieDomain }: StartedWith): Finding[] {
  const host = publicOrigin === undefined ? '' : new URL(publicOrigin).hostname;
  const isHttp = publicOrigin !== undefined && !onlyHere && !publicOrigin.startsWith('https:');
  const isForeign = cookieDomain !== undefined && host !== cookieDomain && !host.endsWith(`.${cookieDomain}`);
  return [
    ...finding(
      'public-origin',
      'the address shoppers see is not set: links in mails lead nowhere',
      missing('PUBLIC_ORIGIN', publicOrigin !== undefined),
    ),
    ...finding(
      'http',
      'passwords and addresses travel in the clear: PUBLIC_ORIGIN must begin with https',
      isHttp ? [`PUBLIC_ORIGIN ${publicOrigin}`] : [],
    ),
    ...finding(
      'cookie-domain',
      'cookies are for another site than PUBLIC_ORIGIN: no basket would be kept',
      isForeign ? [`COOKIE_DOMAIN ${cookieDomain}`] : [],
    ),
  ];
}

async function checkPayments(shop: Shop): Promise<Finding[]> {
  const methods = (await shop.db.select().from(paymentMethods)).filter(({ enabled }) => enabled);
  const real = { providers: shop.providers, demo: false };
  const unsettled = methods.filter((method) => !canSettle(real, method)).map(({ name }) => name);
  const isTransferred = methods.some(({ kind }) => kind === 'transfer');
  return [
    ...finding(
      'payment-provider',
      'ways to pay that nobody settles: set up a provider (docs/running.md), or disable them',
      unsettled,
    ),
    ...finding('payment-test', 'payments of which no money comes', listTestSettings(real)),
    ...finding(
      'bank-account',
      'transfers are offered, but there is no account to send them to',
      missing('bankAccount', !isTransferred || shop.settings.bankAccount.trim() !== ''),
    ),
  ];
}

async function neededByLaw(shop: Shop): Promise<Finding[]> {
  const found = (await checkShop(shop)).filter(({ kind }) => NEEDED.has(kind));
  return found.flatMap(({ kind, meaning, examples }) =>
    kind === 'page'
      ? finding(
          kind,
          meaning,
          examples.filter((page) => AGREED_TO.some((address) => page.startsWith(address))),
        )
      : finding(kind, meaning, examples),
  );
}

/** What a shop that is being set up still lacks. */
async function checkSetUp(shop: Shop): Promise<Finding[]> {
  const { db, settings } = shop;
  const unset = listObstacles(await checklist(shop)).map(({ id }) => id);
  const [methods, carriers] = [await db.select().from(paymentMethods), await db.select().from(couriers)];
  return [
    ...finding(
      'closed',
      'shoppers find the shop closed: open it in the panel (/zaplecze) or by npm run shop -- opening open',
      shop.opening.isOpen ? [] : [...unset, ...missing('ready to open', unset.length > 0)],
    ),
    ...finding('name', 'the shop has no name yet', missing('name', settings.name !== defaultSettings.name)),
    ...finding(
      'payment-method',
      'no way to pay is enabled: nobody can order',
      missing(
        'payment_methods',
        methods.some(({ enabled }) => enabled),
      ),
    ),
    ...finding(
      'courier',
      'no courier is enabled: nothing can be sent',
      missing(
        'couriers',
        carriers.some(({ enabled }) => enabled),
      ),
    ),
  ];
}

function checkAround(started: StartedWith): Finding[] {
  const { publicOrigin, onlyHere, namesSender, trustsProxy, guardsMetrics, sealsSecrets } = started;
  const isHttps = publicOrigin?.startsWith('https:') === true;
  return [
    ...finding(
      'local-address',
      'only this machine can open the address of the shop',
      onlyHere ? [`PUBLIC_ORIGIN ${publicOrigin}`] : [],
    ),
    ...finding(
      'mail-from',
      "no sender is named: mails come from the shop's own e-mail address",
      missing('MAIL_FROM', namesSender),
    ),
    ...finding(
      'proxy',
      'the shop speaks plain HTTP, so a proxy stands before it; not trusted, all shoppers share its address and its limits',
      missing('TRUST_PROXY', trustsProxy || !isHttps),
    ),
    ...finding(
      'metrics',
      'figures of the shop are open to every machine of a private network',
      missing('METRICS_TOKEN', guardsMetrics),
    ),
    ...finding(
      'secret-key',
      'whoever reads a copy of the database reads the second factors of the staff',
      missing('SECRET_KEY', sealsSecrets),
    ),
  ];
}

function missing(name: string, isThere: boolean): string[] {
  return isThere ? [] : [name];
}
