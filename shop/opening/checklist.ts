import { and, eq, inArray } from 'drizzle-orm';
import { isTaxNumber } from '#rules/platform/forms/tax-number.ts';
import { textOfHtml } from '#rules/platform/html/text-of-html.ts';
import { CHECKLIST, type ChecklistId, type ChecklistItem, HINTS } from '#rules/platform/opening/checklist.ts';
import { isExternal } from '#rules/selling/payments/payment-kind.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import { textPages } from '#shop/content/pages/tables.ts';
import { defaultSettings, sendsMail } from '#shop/platform/settings/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { couriers } from '#shop/selling/delivery/tables.ts';
import { canSettle, listTestSettings } from '#shop/selling/payments/index.ts';
import { paymentMethods } from '#shop/selling/payments/tables.ts';

/** A page with less is none. */
const SHORTEST_PAGE = 200;

/** O.02: what is set and what is missing before shoppers may come in. */
export async function checklist(shop: Shop): Promise<ChecklistItem[]> {
  const { settings } = shop;
  const missing: Record<ChecklistId, string[]> = {
    name: isNamed(shop) ? [] : ['name'],
    company: [...unsaid('company', settings.company), ...wrongTaxNumber(settings.company.taxNumber)],
    contact: unsaid('', { email: settings.email, phone: settings.phone }),
    courier: (await hasCourier(shop)) ? [] : ['courier'],
    payment: await missingOfPayments(shop),
    ...(await missingPages(shop)),
    'return-address': unsaid('returnAddress', settings.returnAddress),
    mail: sendsMail(shop) ? [] : ['mail-server'],
    product: (await hasProduct(shop)) ? [] : ['product'],
  };
  return CHECKLIST.map((id) => ({
    id,
    done: missing[id].length === 0,
    isHint: HINTS.includes(id),
    missing: missing[id],
  }));
}

/** The name every shop begins with is none of its own. */
function isNamed({ settings: { name } }: Shop): boolean {
  return !['', defaultSettings.name].includes(name.trim());
}

function unsaid(whole: string, facts: Readonly<Record<string, string>>): string[] {
  const empty = Object.entries(facts).filter(([, text]) => text.trim() === '');
  return empty.map(([name]) => (whole === '' ? name : `${whole}.${name}`));
}

function wrongTaxNumber(taxNumber: string): string[] {
  return taxNumber.trim() === '' || isTaxNumber(taxNumber) ? [] : ['company.taxNumber'];
}

async function hasCourier({ db }: Shop): Promise<boolean> {
  return (await db.$count(couriers, eq(couriers.enabled, true))) > 0;
}

async function hasProduct({ db }: Shop): Promise<boolean> {
  return (await db.$count(products, and(eq(products.visible, true), eq(products.available, true)))) > 0;
}

/** One way to pay that somebody settles; a transfer needs the account it goes to. */
async function missingOfPayments(shop: Shop): Promise<string[]> {
  const enabled = await shop.db.select().from(paymentMethods).where(eq(paymentMethods.enabled, true));
  const settled = enabled.filter((method) => canSettle(shop, method));
  if (settled.length === 0) return ['payment-method'];
  if (!shop.demo && settled.some(({ kind }) => isExternal(kind)) && listTestSettings(shop).length > 0)
    return ['live-key'];
  const isTransferred = settled.some(({ kind }) => kind === 'transfer');
  return isTransferred && shop.settings.bankAccount.trim() === '' ? ['bankAccount'] : [];
}

async function missingPages({ db }: Shop): Promise<Record<'terms' | 'privacy' | 'accessibility', string[]>> {
  const pages = await db
    .select({ address: textPages.address, body: textPages.body })
    .from(textPages)
    .where(inArray(textPages.address, ['regulamin', 'prywatnosc', 'deklaracja-dostepnosci']));
  const missing = (address: string) => {
    const text = textOfHtml(pages.find((page) => page.address === address)?.body ?? '');
    return text.length < SHORTEST_PAGE ? [`/${address}`] : [];
  };
  return {
    terms: missing('regulamin'),
    privacy: missing('prywatnosc'),
    accessibility: missing('deklaracja-dostepnosci'),
  };
}
