import { eq, sql } from 'drizzle-orm';
import type { Queries } from '#platform/db/server/connect.ts';
import { forgetMails } from '#platform/mail/server/index.ts';
import { type Person, type PersonalRecords, selectRows } from '#platform/personal-data/server/personal-records.ts';
import { visitors } from '#platform/visitors/server/tables.ts';
import { emailKeyOf } from './propose-login.ts';
import * as tables from './tables.ts';

export async function findPerson(db: Queries, customerId: number): Promise<Person | null> {
  const { customers } = tables;
  const [row] = await db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId));
  if (!row) return null;
  const own = await db.select({ id: visitors.id }).from(visitors).where(eq(visitors.customerId, customerId));
  return { customerId, email: row.email, emailKey: emailKeyOf(row.email), visitorIds: own.map(({ id }) => id) };
}

export const personalAccount: PersonalRecords = {
  tables: [
    { table: tables.customers, part: 'account' },
    { table: tables.customerAddresses, part: 'addresses' },
    { table: tables.sessions, part: 'sign_ins' },
    { table: tables.emailChanges, part: 'new_email' },
    { table: tables.knownBrowsers, part: 'known_browsers' },
    { table: tables.customerIdentities, part: 'linked_services' },
    { table: tables.passkeys, part: 'passkeys' },
    { table: tables.consentRecords, part: 'consents' },
    { table: tables.passwordResets, notExported: 'the hash of a link that is good for an hour' },
  ],

  async export(db, { customerId }) {
    const of = sql`customer_id = ${customerId}`;
    return {
      account: await selectRows(
        db,
        sql`select login, email, kind, first_name, last_name, company_name, tax_number, birth_date, street, zipcode, city,
          country, phone, newsletter, sms, points, created_at from customers where id = ${customerId}`,
      ),
      addresses: await selectRows(
        db,
        sql`select role, first_name, last_name, company_name, tax_number, street, zipcode, city, country, phone
          from customer_addresses where ${of} order by role`,
      ),
      sign_ins: await selectRows(db, sql`select created_at, expires_at from sessions where ${of} order by created_at`),
      new_email: await selectRows(db, sql`select email, asked_at, expires_at from email_changes where ${of}`),
      known_browsers: await selectRows(db, sql`select seen_at from known_browsers where ${of} order by seen_at`),
      linked_services: await selectRows(
        db,
        sql`select provider, subject, email, linked_at from customer_identities where ${of}`,
      ),
      consents: await selectRows(
        db,
        sql`select kind as consent, given, wording, place as given_at_place, about, at from consent_records
          where ${of} order by at, id`,
      ),
      passkeys: await selectRows(db, sql`select name, created_at, used_at from passkeys where ${of}`),
    };
  },

  async forget(forgetting, { customerId }) {
    await forgetMails(forgetting, sql`select ${`account-${customerId}-%`}`);
    // The other tables refer to it with `on delete cascade`.
    await forgetting.db.delete(tables.customers).where(eq(tables.customers.id, customerId));
  },
};
