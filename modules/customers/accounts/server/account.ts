import { eq, sql } from 'drizzle-orm';
import type { ConsentWords } from '#modules/customers/consents/rules/consent.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { CustomerAddress, CustomerData } from '../rules/customer-data.ts';
import { recordConsents } from './consent-records.ts';
import { findCustomer, lockCustomer } from './customer-rows.ts';
import { customerAddresses, customers } from './tables.ts';

export interface Account {
  login: string;
  hasPassword: boolean;
  points: number;
  createdAt: Date;
  data: CustomerData;
}

export async function findAccount(shop: { db: Queries }, customerId: number): Promise<Account | null> {
  const [row, others] = await Promise.all([
    findCustomer(shop.db, customerId),
    selectAddresses(shop.db, { customerId }),
  ]);
  if (!row) return null;
  const other = (role: 'delivery' | 'invoice') => {
    const found = others.find((address) => address.role === role);
    return found ? addressOf(found) : null;
  };
  const { login, points, createdAt, kind, email, birthDate, newsletter, sms } = row;
  return {
    login,
    points,
    createdAt,
    hasPassword: row.passwordHash !== '',
    data: {
      kind,
      email,
      birthDate,
      newsletter,
      sms,
      billing: addressOf(row),
      delivery: other('delivery'),
      invoice: other('invoice'),
    },
  };
}

const selectAddresses = prepared((db) =>
  db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, sql.placeholder('customerId')))
    .prepare('customer-addresses'),
);

function addressOf(row: CustomerAddress): CustomerAddress {
  const { firstName, lastName, companyName, taxNumber, street, zipcode, city, country, phone } = row;
  return { firstName, lastName, companyName, taxNumber, street, zipcode, city, country, phone };
}

/** S1.13. `edit` receives the stored data, so that two windows saving at once do not overwrite each other; null writes nothing. */
export async function saveAccount<Edit extends { data: CustomerData | null }>(
  shop: Pick<Shop, 'db'>,
  customerId: number,
  edit: (stored: CustomerData) => Edit,
): Promise<Edit | null> {
  return shop.db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const account = await findAccount({ db: tx }, customerId);
    if (!account) return null;
    const edited = edit(account.data);
    if (edited.data) await writeData(tx, customerId, edited.data);
    return edited;
  });
}

async function writeData(tx: Transaction, customerId: number, data: CustomerData): Promise<void> {
  const { kind, birthDate, billing } = data;
  await tx
    .update(customers)
    .set({ ...billing, kind, birthDate })
    .where(eq(customers.id, customerId));
  await tx.delete(customerAddresses).where(eq(customerAddresses.customerId, customerId));
  for (const role of ['delivery', 'invoice'] as const) {
    const address = data[role];
    if (address) await tx.insert(customerAddresses).values({ ...address, role, customerId });
  }
}

/** Records the changed consents (X.54). Returns the email address of the account. */
export async function saveConsents(
  tx: Transaction,
  customerId: number,
  consents: { newsletter: boolean; sms: boolean },
  words: ConsentWords,
  at: Date,
): Promise<string | null> {
  const [before] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
  if (!before) return null;
  await tx.update(customers).set(consents).where(eq(customers.id, customerId));
  const changed = (['newsletter', 'sms'] as const).filter((kind) => before[kind] !== consents[kind]);
  await recordConsents(
    tx,
    customerId,
    changed.map((kind) => ({
      kind,
      given: consents[kind],
      wording: words[kind] ?? '',
      place: 'account',
      about: '',
      at,
    })),
  );
  return before.email;
}
