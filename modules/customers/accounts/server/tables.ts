import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, moment } from '#platform/db/server/columns.ts';

interface Known {
  email: AnyPgColumn;
  login: AnyPgColumn;
  firstName: AnyPgColumn;
  lastName: AnyPgColumn;
  companyName: AnyPgColumn;
  taxNumber: AnyPgColumn;
  phone: AnyPgColumn;
}

/** What the staff find a customer by, as its index has it: lower case, without Polish marks, the phone as digits. */
export function customerWords({ email, login, firstName, lastName, companyName, taxNumber, phone }: Known): SQL {
  return sql`translate(lower(${email} || ' ' || ${login} || ' ' || ${firstName} || ' ' || ${lastName} || ' ' || ${companyName} || ' ' || ${taxNumber} || ' ' || regexp_replace(${phone}, '[^0-9]', '', 'g')), 'ąćęłńóśźż', 'acelnoszz')`;
}

export const customers = pgTable(
  'customers',
  {
    id: identity(),
    /** Lower case; the login as typed is in `login`. */
    loginKey: text().notNull().unique(),
    login: text().notNull(),
    email: text().notNull(),
    /** Lower case: one account for one address. Empty for accounts of old that share theirs. */
    emailKey: text().notNull().default(''),
    /** Empty: the account has no password, its owner signs in through a provider or with a passkey. */
    passwordHash: text().notNull(),
    kind: text({ enum: ['private', 'company'] })
      .notNull()
      .default('private'),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    companyName: text().notNull().default(''),
    taxNumber: text().notNull().default(''),
    /** RRRR-MM-DD, or empty. */
    birthDate: text().notNull().default(''),
    street: text().notNull().default(''),
    zipcode: text().notNull().default(''),
    city: text().notNull().default(''),
    country: text().notNull().default('PL'),
    phone: text().notNull().default(''),
    newsletter: boolean().notNull().default(false),
    sms: boolean().notNull().default(false),
    points: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('customers_email').on(t.emailKey).where(sql`email_key <> ''`),
    index('customers_words').using('gin', sql`(${customerWords(t)}) gin_trgm_ops`),
  ],
);

/** Where else a customer has parcels sent, and for whom invoices are written, when it is not the account's own address. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    role: text({ enum: ['delivery', 'invoice'] }).notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    companyName: text().notNull().default(''),
    taxNumber: text().notNull().default(''),
    street: text().notNull().default(''),
    zipcode: text().notNull().default(''),
    city: text().notNull().default(''),
    country: text().notNull().default('PL'),
    phone: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.role] })],
);

/** A sign-in, known by its `RSSID` cookie; only the hash of the cookie is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    tokenHash: text().notNull().unique(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('sessions_customer').on(t.customerId)],
);

/** Browsers a customer has signed in with: strangers' wrong passwords do not keep them out (X.41). */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** Of the cookie; a shared browser has one for all who sign in with it. */
    tokenHash: text().notNull(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    seenAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.customerId] }),
    index('known_browsers_customer').on(t.customerId),
    index('known_browsers_seen').on(t.seenAt),
  ],
);

/** A new address that waits for the link in its mail; one per account (X.53). */
export const emailChanges = pgTable('email_changes', {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  tokenHash: text().notNull().unique(),
  askedAt: moment().notNull(),
  expiresAt: moment().notNull(),
});

/** A mail with a link to a new password: good once and not for long. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('password_resets_customer').on(t.customerId)],
);

/** Who a customer is at a sign-in provider. */
export const customerIdentities = pgTable(
  'customer_identities',
  {
    provider: text().notNull(),
    /** The provider's own name for the person, the same for ever. */
    subject: text().notNull(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    email: text().notNull().default(''),
    linkedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('customer_identities_customer').on(t.customerId)],
);

/** A key that lives in the customer's phone or computer. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** As the browser names it, base64url. */
    id: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** base64url */
    publicKey: text().notNull(),
    counter: integer().notNull().default(0),
    transports: text().array().notNull().default([]),
    name: text().notNull().default(''),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('passkeys_customer').on(t.customerId)],
);

/** A sign-in half done: at a provider, or at a key of this device. The browser holds the token, we its hash. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text().primaryKey(),
    kind: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('pending_sign_ins_expires').on(t.expiresAt)],
);
