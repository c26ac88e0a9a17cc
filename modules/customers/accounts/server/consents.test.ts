import { expect, it } from 'vitest';
import { createCustomer } from '#modules/customers/accounts/server/index.ts';
import {
  confirmReader,
  leaveNewsletter,
  requestNewsletterConsent,
  saveConsents,
} from '#modules/customers/newsletter/server/index.ts';
import { closeAccount, exportData } from '#modules/customers/personal-data/server/index.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { newsletterReaders } from '#server/shop/schema.ts';
import { listConsents } from './consent-records.ts';
import { consentRecords } from './tables.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const { categoryId } = await equipShop(shop);
const later = () => {
  now = new Date(now.getTime() + 60_000);
};

it('X.54 the account and the export list every consent given and withdrawn, with time and wording; closing forgets them', async () => {
  const consentWords = {
    terms: 'Akceptuję regulamin.',
    newsletter: 'Chcę newsletter.',
    sms: 'Chcę SMS-y.',
  };
  const data = { ...customerData(), newsletter: true, sms: false };
  const made = await createCustomer(shop, {
    login: 'zgodna',
    password: 'tajne123',
    data,
    agreedToTerms: true,
    consentWords,
  });
  if (made.kind !== 'created') throw new Error(made.kind);
  const { customerId } = made;
  const registered = now;
  const { visitor } = await createVisitor(shop);
  const consent = 'Chcę newsletter.';
  const request = { email: data.email, name: 'Ola', consent, visitorId: visitor.id, customerId, caller: '' };
  await requestNewsletterConsent(shop, request);
  const [reader] = await shop.db.select().from(newsletterReaders);
  const token = reader?.token ?? '';
  later();
  await confirmReader(shop, token);
  later();
  // The same again, also at the same moment, is no new consent.
  const agree = () => saveConsents(shop, customerId, { newsletter: true, sms: true }, consentWords);
  await Promise.all([agree(), agree(), agree()]);
  await agree();
  later();
  await saveConsents(shop, customerId, { newsletter: true, sms: false }, consentWords);
  await leaveNewsletter(shop, token);
  await leaveNewsletter(shop, token);
  later();
  const productId = await addGood(shop, categoryId);
  const shopper = await newShopper(shop, [{ productId }]);
  const ordering = { ...shopper, customerId, consentWords: { terms: 'Znam i akceptuję' } };
  const { number } = await placed(shop, ordering);
  const listed = (await listConsents(shop, customerId, { max: 100 })).reverse();
  expect(listed.map(({ kind, given, place, about }) => [kind, given, place, about])).toEqual([
    ['terms', true, 'registration', ''],
    ['newsletter', true, 'registration', ''],
    ['newsletter', true, 'newsletter', data.email],
    ['sms', true, 'account', ''],
    ['sms', false, 'account', ''],
    ['newsletter', false, 'newsletter', data.email],
    ['terms', true, 'order', number],
    ['digital', true, 'order', number],
    ['service', true, 'order', number],
  ]);
  expect(listed[0]).toMatchObject({ wording: 'Akceptuję regulamin.', at: registered });
  expect(listed.slice(0, 6).every(({ wording }) => wording !== '')).toBe(true);
  expect(listed.at(6)?.wording).toBe('Znam i akceptuję');
  const exported = await exportData(shop, customerId);
  expect(exported?.consents).toHaveLength(9);
  expect(exported?.consents?.[0]).toMatchObject({ consent: 'terms', given: true, wording: 'Akceptuję regulamin.' });
  expect(await closeAccount(shop, customerId, { password: 'tajne123', caller: '' })).toBe('closed');
  expect(await shop.db.$count(consentRecords)).toBe(0);
});
