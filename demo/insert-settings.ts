import { eq } from 'drizzle-orm';
import { demoCustomer } from '#demo/content/customer.ts';
import { demoSettings } from '#demo/content/settings.ts';
import { customers } from '#modules/customers/accounts/server/tables.ts';
import type { Database } from '#platform/db/server/connect.ts';
import {
  defaultSettings,
  FACT_ROWS,
  type ShopSettings,
  writeFact,
  writeSettings,
} from '#platform/settings/server/index.ts';
import { settings } from '#platform/settings/server/tables.ts';

type Rows = Pick<Database, 'select' | 'insert'>;

/** Gives the shop the name, company and offers of the demo, and opens it; what is set already stays. */
export async function insertSettings(db: Rows): Promise<void> {
  const set = (await db.select({ name: settings.name }).from(settings)).map(({ name }) => name);
  const own = Object.entries(demoSettings).filter(
    ([name, value]) => !set.includes(name) && value !== defaultSettings[name as keyof ShopSettings],
  );
  if (own.length > 0) await writeSettings(db, Object.fromEntries(own));
  if (!set.includes(FACT_ROWS.isOpen)) await writeFact(db, 'isOpen', true);
}

/** A demo shop that was filled when these values were everybody's defaults has no rows of them: it gets them now. */
export async function completeSettings({ db }: { db: Rows }): Promise<void> {
  const [demo] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.emailKey, demoCustomer.emailKey));
  const [named] = await db.select().from(settings).where(eq(settings.name, 'name'));
  if (demo && !named) await insertSettings(db);
}
