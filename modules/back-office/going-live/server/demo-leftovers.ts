import { and, eq, sql } from 'drizzle-orm';
import { demoCustomer } from '#demo/content/customer.ts';
import { demoSettings } from '#demo/content/settings.ts';
import { demoOwner } from '#demo/insert-staff.ts';
import { staff } from '#modules/back-office/staff/server/index.ts';
import { producers, products } from '#modules/catalogue/products/server/index.ts';
import { listPageTexts } from '#modules/content/pages/server/index.ts';
import { customers, verifyPassword } from '#modules/customers/accounts/server/index.ts';
import type { ShopSettings } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { SalesStopId } from '../rules/sales-stops.ts';

type DemoStopId = Extract<SalesStopId, `demo-${string}`>;

/** Rows of the demo, which a selling shop must not have. */
export async function findDemoLeftovers(shop: Shop): Promise<Record<DemoStopId, string[]>> {
  return {
    'demo-settings': demoValues(shop.settings),
    'demo-customer': await demoCustomers(shop),
    'demo-owner': await demoOwners(shop),
    'demo-text': await demoPages(shop),
    'demo-producer': await demoProducers(shop),
  };
}

/** Only what cannot be another shop's by chance, as a town can. */
function identifying({ email, phone, brandFolder, bankAccount, company, register }: ShopSettings) {
  return {
    email,
    phone,
    brandFolder,
    bankAccount,
    'company.taxNumber': company.taxNumber,
    'register.krs': register.krs,
    'register.regon': register.regon,
  };
}

function demoValues(settings: ShopSettings): string[] {
  const invented: Record<string, string> = identifying(demoSettings);
  return Object.entries(identifying(settings)).flatMap(([name, value]) => (value === invented[name] ? [name] : []));
}

async function demoCustomers({ db }: Shop): Promise<string[]> {
  const rows = await db.select().from(customers).where(eq(customers.loginKey, demoCustomer.loginKey));
  const knownPasswords: string[] = [];
  for (const { login, passwordHash } of rows) {
    if (await verifyPassword(demoCustomer.password, passwordHash)) knownPasswords.push(login);
  }
  return knownPasswords;
}

/** By the secret, because name and password may have changed. */
async function demoOwners({ db }: Shop): Promise<string[]> {
  const isDemoOwner = and(eq(staff.totpSecret, demoOwner.totpSecret), staff.active);
  const rows = await db.select({ email: staff.email }).from(staff).where(isDemoOwner);
  return rows.map(({ email }) => email);
}

async function demoPages(shop: Shop): Promise<string[]> {
  const { email, company } = demoSettings;
  const pages = await listPageTexts(shop);
  const words = [email, company.name, company.taxNumber];
  return pages.flatMap(({ address, body }) => (words.some((word) => body.includes(word)) ? [`/${address}`] : []));
}

/** Addresses below .example are reserved (RFC 2606). */
async function demoProducers({ db }: Shop): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from ${producers} r where email like '%.example'
      and exists (select from ${products} p where p.visible and p.producer_id = r.id) order by name`);
  return rows.map(({ name }) => name);
}
