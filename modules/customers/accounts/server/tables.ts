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
import { CONSENT_KINDS, CONSENT_PLACES } from '#modules/customers/consents/rules/consent.ts';
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

export function customerWords({ email, login, firstName, lastName, companyName, taxNumber, phone }: Known): SQL {
  return sql`translate(lower(${email} || ' ' || ${login} || ' ' || ${firstName} || ' ' || ${lastName} || ' ' || ${companyName} || ' ' || ${taxNumber} || ' ' || regexp_replace(${phone}, '[^0-9]', '', 'g')), 'ąćęłńóśźż', 'acelnoszz')`;
}

const addressColumns = () => ({
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  companyName: text().notNull().default(''),
  taxNumber: text().notNull().default(''),
  street: text().notNull().default(''),
  zipcode: text().notNull().default(''),
  city: text().notNull().default(''),
  country: text().notNull().default('PL'),
  phone: text().notNull().default(''),
});

export const customers = pgTable(
  'customers',
  {
    id: identity(),
    /** Lower case; `login` has the typed spelling. */
    loginKey: text().notNull().unique(),
    login: text().notNull(),
    email: text().notNull(),
    /** Lower case, unique. Empty for older accounts that share an address. */
    emailKey: text().notNull().default(''),
    /** Empty: the customer signs in through a provider or with a passkey. */
    passwordHash: text().notNull(),
    kind: text({ enum: ['private', 'company'] })
      .notNull()
      .default('private'),
    ...addressColumns(),
    /** YYYY-MM-DD, or empty */
    birthDate: text().notNull().default(''),
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

const ofCustomer = () =>
  integer()
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    customerId: ofCustomer(),
    role: text({ enum: ['delivery', 'invoice'] }).notNull(),
    ...addressColumns(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.role] })],
);

/** Only the hash of the cookie `RSSID` is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: identity(),
    tokenHash: text().notNull().unique(),
    customerId: ofCustomer(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('sessions_customer').on(t.customerId)],
);

/** Wrong passwords from elsewhere do not lock these out (X.41). */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** Hash of the cookie; several customers may share a browser. */
    tokenHash: text().notNull(),
    customerId: ofCustomer(),
    seenAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.customerId] }),
    index('known_browsers_customer').on(t.customerId),
    index('known_browsers_seen').on(t.seenAt),
  ],
);

/** X.53 */
export const emailChanges = pgTable('email_changes', {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  tokenHash: text().notNull().unique(),
  requestedAt: moment('asked_at').notNull(),
  expiresAt: moment().notNull(),
});

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    customerId: ofCustomer(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('password_resets_customer').on(t.customerId)],
);

export const customerIdentities = pgTable(
  'customer_identities',
  {
    provider: text().notNull(),
    /** Permanent id of the person at the provider. */
    subject: text().notNull(),
    customerId: ofCustomer(),
    email: text().notNull().default(''),
    linkedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('customer_identities_customer').on(t.customerId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    /** base64url */
    id: text().primaryKey(),
    customerId: ofCustomer(),
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

/** Rows are only added (X.54). */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: identity(),
    customerId: ofCustomer(),
    kind: text({ enum: CONSENT_KINDS }).notNull(),
    given: boolean().notNull(),
    /** Empty for consents older than this table. */
    wording: text().notNull().default(''),
    place: text({ enum: CONSENT_PLACES }).notNull(),
    /** Order number, or email address of the newsletter. */
    about: text().notNull().default(''),
    at: moment().notNull(),
  },
  (t) => [index('consent_records_customer').on(t.customerId, t.at)],
);
