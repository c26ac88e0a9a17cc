import { eq } from 'drizzle-orm';
import type { ConsentWords } from '#modules/customers/consents/rules/consent.ts';
import { recordConsents } from '#modules/customers/consents/server/index.ts';
import { endNewsletter } from '#modules/customers/newsletter/server/index.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { CustomerAddress, CustomerData } from '../rules/customer-data.ts';
import { customerAddresses, customers } from './tables.ts';

export interface Account {
  login: string;
  hasPassword: boolean;
  points: number;
  createdAt: Date;
  data: CustomerData;
}

/** What the account of a signed-in customer holds. */
export async function findAccount(shop: { db: Queries }, customerId: number): Promise<Account | null> {
  const [row] = await shop.db.select().from(customers).where(eq(customers.id, customerId));
  if (!row) return null;
  const others = await shop.db.select().from(customerAddresses).where(eq(customerAddresses.customerId, customerId));
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

function addressOf(row: CustomerAddress): CustomerAddress {
  const { firstName, lastName, companyName, taxNumber, street, zipcode, city, country, phone } = row;
  return { firstName, lastName, companyName, taxNumber, street, zipcode, city, country, phone };
}

/**
 * S1.13: saves checked data and addresses. `edit` gets what is stored at that moment, so that two windows that save at once
 * lose nothing of each other, and answers with the data to write, or null for none. The e-mail has its own way, with a password.
 */
export async function saveAccount<Edit extends { data: CustomerData | null }>(
  shop: Pick<Shop, 'db'>,
  customerId: number,
  edit: (stored: CustomerData) => Edit,
): Promise<Edit | null> {
  return shop.db.transaction(async (tx) => {
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
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

/** The consents and the record of what changed (X.54), whole or not at all. */
export async function saveConsents(
  shop: Pick<Shop, 'now'> & { db: Queries },
  customerId: number,
  consents: { newsletter: boolean; sms: boolean },
  words: ConsentWords = {},
): Promise<void> {
  const at = shop.now();
  await shop.db.transaction(async (tx) => {
    // Two windows that save at once are one change.
    const [before] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
    if (!before) return;
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
    // Whoever wants it no more leaves at once; a user who wants it asks and confirms by mail.
    if (!consents.newsletter) await endNewsletter(tx, before.email, at);
  });
}
