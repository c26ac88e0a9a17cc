import { and, eq, or, sql } from 'drizzle-orm';
import { products } from '#modules/catalogue/products/server/index.ts';
import { listPageTexts } from '#modules/content/pages/server/index.ts';
import { couriers, pickupPoints, stockLocations } from '#modules/sales/delivery/server/index.ts';
import { isExternal } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { canSettle, listTestSettings, paymentMethods } from '#modules/sales/payments/server/index.ts';
import { isTaxNumber } from '#platform/forms/rules/tax-number.ts';
import { textOfHtml } from '#platform/html/rules/text-of-html.ts';
import { defaultSettings, sendsMail } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type ChecklistItem, toChecklist } from '../rules/checklist.ts';
import { SALES_STOPS, type SalesStop, type SalesStopId } from '../rules/sales-stops.ts';
import { findDemoLeftovers } from './demo-leftovers.ts';

/** A shorter page is as good as missing. */
const MIN_PAGE_LENGTH = 200;

type Found = Partial<Record<SalesStopId, string[]>>;

/**
 * O.83: everything that stops sales or keeps customers out after the next start. Checklist, opening, overview, condition page,
 * `npm run doctor` and the start of the process all use this list (decision 26).
 */
export async function listSalesStops(shop: Shop): Promise<SalesStop[]> {
  const found: Found = {
    ...findAddressStops(shop),
    ...(shop.demo ? {} : await findDemoLeftovers(shop)),
    ...findCompanyStops(shop),
    ...(await findDeliveryStops(shop)),
    ...(await findPaymentStops(shop)),
    ...(await findMissingPages(shop)),
    mail: sendsMail(shop) ? [] : ['mail-server'],
    product: (await hasProduct(shop)) ? [] : ['product'],
  };
  const ids = Object.keys(SALES_STOPS) as SalesStopId[];
  return ids
    .map((id) => ({ id, ...SALES_STOPS[id], examples: found[id] ?? [] }))
    .filter(({ examples }) => examples.length > 0);
}

/** O.02: what is set and what is missing before shoppers may come in. */
export async function checklist(shop: Shop): Promise<ChecklistItem[]> {
  return toChecklist(await listSalesStops(shop));
}

/** The address is set where the process is started; a demo and a shop in development need none. */
function findAddressStops({ address, demo }: Shop): Found {
  if (!address || demo) return {};
  const { publicOrigin, onlyHere, cookieDomain } = address;
  const host = publicOrigin === null ? '' : new URL(publicOrigin).hostname;
  const isHttp = publicOrigin !== null && !onlyHere && !publicOrigin.startsWith('https:');
  const isForeign = cookieDomain !== null && host !== cookieDomain && !host.endsWith(`.${cookieDomain}`);
  return {
    'public-origin': publicOrigin === null ? ['PUBLIC_ORIGIN'] : [],
    http: isHttp ? [`PUBLIC_ORIGIN ${publicOrigin}`] : [],
    'cookie-domain': isForeign ? [`COOKIE_DOMAIN ${cookieDomain}`] : [],
  };
}

function findCompanyStops({ settings: { name, company, email, phone, returnAddress } }: Shop): Found {
  const { taxNumber } = company;
  return {
    // The name every shop begins with is not its own.
    name: ['', defaultSettings.name].includes(name.trim()) ? ['name'] : [],
    company: listEmpty('company', company),
    'company-number': taxNumber.trim() === '' || isTaxNumber(taxNumber) ? [] : [taxNumber],
    contact: listEmpty('', { email, phone }),
    'return-address': listEmpty('returnAddress', returnAddress),
  };
}

function listEmpty(whole: string, facts: Readonly<Record<string, string>>): string[] {
  const empty = Object.entries(facts).filter(([, text]) => text.trim() === '');
  return empty.map(([name]) => (whole === '' ? name : `${whole}.${name}`));
}

async function findDeliveryStops({ db }: Shop): Promise<Found> {
  const toPoint = or(
    eq(couriers.kind, 'locker'),
    and(eq(couriers.needsPoint, true), sql`${couriers.kind} <> 'pickup'`),
  );
  const points = sql`(select count(*) from ${pickupPoints} p where p.courier_id = ${couriers.id} and p.enabled)`;
  const lacksPoint = sql<boolean>`coalesce(${toPoint} and not (${couriers.needsPoint} and ${points} > 0), false)`;
  const enabled = await db
    .select({ name: couriers.name, kind: couriers.kind, lacksPoint })
    .from(couriers)
    .where(eq(couriers.enabled, true));
  const hasStore = (await db.$count(stockLocations)) > 0;
  const names = (chosen: typeof enabled) => chosen.map(({ name }) => name);
  return {
    courier: enabled.length === 0 ? ['courier'] : [],
    'pickup-points': names(enabled.filter((courier) => courier.lacksPoint)),
    'pickup-stores': hasStore ? [] : names(enabled.filter(({ kind }) => kind === 'pickup')),
  };
}

/** Every enabled payment method needs a provider that settles it; a transfer needs the account it goes to. */
async function findPaymentStops(shop: Shop): Promise<Found> {
  const enabled = await shop.db.select().from(paymentMethods).where(eq(paymentMethods.enabled, true));
  const unsettled = enabled.filter((method) => !canSettle(shop, method)).map(({ name }) => name);
  const isOnline = enabled.some(({ kind }) => isExternal(kind));
  const isTransferred = enabled.some(({ kind }) => kind === 'transfer');
  return {
    'payment-method': enabled.length === 0 ? ['payment-method'] : [],
    'payment-provider': unsettled,
    'payment-test': isOnline && !shop.demo ? listTestSettings(shop) : [],
    'bank-account': isTransferred && shop.settings.bankAccount.trim() === '' ? ['bankAccount'] : [],
  };
}

const PAGES = { regulamin: 'terms', prywatnosc: 'privacy', 'deklaracja-dostepnosci': 'accessibility' } as const;

async function findMissingPages(shop: Shop): Promise<Found> {
  const pages = await listPageTexts(shop);
  return Object.fromEntries(
    Object.entries(PAGES).map(([address, id]) => {
      const text = textOfHtml(pages.find((page) => page.address === address)?.body ?? '');
      return [id, text.length < MIN_PAGE_LENGTH ? [`/${address}`] : []];
    }),
  );
}

async function hasProduct({ db }: Shop): Promise<boolean> {
  return (await db.$count(products, and(eq(products.visible, true), eq(products.available, true)))) > 0;
}
