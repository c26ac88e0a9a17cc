import { eq } from 'drizzle-orm';
import type { ConsentWords } from '#modules/customers/consents/rules/consent.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import { hashPassword } from '#platform/secrets/server/password.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { CustomerData } from '../rules/customer-data.ts';
import { checkLogin, loginFrom, loginKeyOf } from '../rules/login-rule.ts';
import { registeredMail } from './account-mail.ts';
import { recordConsents } from './consent-records.ts';
import { emailKeyOf, isEmailTaken, proposeLogin } from './propose-login.ts';
import { customerAddresses, customerIdentities, customers } from './tables.ts';

export interface ProviderIdentity {
  provider: string;
  subject: string;
  email: string;
}

export interface NewCustomer {
  login: string;
  password: string | null;
  data: CustomerData;
  agreedToTerms?: boolean;
  consentWords?: ConsentWords;
  identity?: (ProviderIdentity & { providerName: string }) | undefined;
}

export type CreatedCustomer =
  | { kind: 'created'; customerId: number }
  | { kind: 'login-taken'; proposal: string }
  | { kind: 'email-taken' };

/** S1.08: account and email are written in one transaction. */
export async function createCustomer(shop: Shop, customer: NewCustomer): Promise<CreatedCustomer> {
  const { login, data, identity } = customer;
  if (await isEmailTaken(shop, data.email)) return { kind: 'email-taken' };
  if (checkLogin(login, data.email).length > 0) {
    return { kind: 'login-taken', proposal: await proposeLogin(shop, loginFrom(login)) };
  }
  const passwordHash = customer.password === null ? '' : await hashPassword(customer.password);
  const customerId = await shop.db.transaction(async (tx) => {
    const { billing, delivery, invoice, kind, email, birthDate, newsletter, sms } = data;
    const [row] = await tx
      .insert(customers)
      .values({
        ...billing,
        kind,
        email,
        birthDate,
        newsletter,
        sms,
        passwordHash,
        login: login.trim(),
        loginKey: loginKeyOf(login),
        emailKey: emailKeyOf(email),
        createdAt: shop.now(),
      })
      .onConflictDoNothing()
      .returning({ id: customers.id });
    if (!row) return null;
    const others = [
      ...(delivery ? [{ ...delivery, role: 'delivery' as const, customerId: row.id }] : []),
      ...(invoice ? [{ ...invoice, role: 'invoice' as const, customerId: row.id }] : []),
    ];
    if (others.length > 0) await tx.insert(customerAddresses).values(others);
    if (identity) {
      const { providerName: _, ...known } = identity;
      await tx.insert(customerIdentities).values({ ...known, customerId: row.id, linkedAt: shop.now() });
    }
    const agreed = [
      { kind: 'terms', given: customer.agreedToTerms === true },
      { kind: 'newsletter', given: newsletter },
      { kind: 'sms', given: sms },
    ] as const;
    const records = agreed.filter(({ given }) => given);
    await recordConsents(
      tx,
      row.id,
      records.map(({ kind: consent, given }) => ({
        kind: consent,
        given,
        wording: customer.consentWords?.[consent] ?? '',
        place: 'registration',
        about: '',
        at: shop.now(),
      })),
    );
    const account = { customerId: row.id, email, login: login.trim() };
    await sendMail(tx, registeredMail(shop, { ...account, provider: identity?.providerName }), shop.now());
    return row.id;
  });
  if (customerId !== null) return { kind: 'created', customerId };
  if (await hasAccount(shop, data.email)) return { kind: 'email-taken' };
  return { kind: 'login-taken', proposal: await proposeLogin(shop, login) };
}

/** Contract 2.19, `clientExists`. */
export async function hasAccount(shop: Shop, email: string): Promise<boolean> {
  const key = emailKeyOf(email);
  if (key === '') return false;
  return (await shop.db.$count(customers, eq(customers.emailKey, key))) > 0;
}
