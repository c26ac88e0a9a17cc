import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { confirmReader } from '#modules/customers/newsletter/server/index.ts';
import * as newsletterTexts from '#modules/customers/newsletter/texts/storefront.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { newsletterReaders, outbox } from '#server/shop/schema.ts';
import { mountWire } from '../mount.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const app = new Hono();
mountWire(app, shop, { newsletterConsent: newsletterTexts.consent });
const subscription = { mailing_email: 'ola@example.pl', mailing_name: 'Ola', newsletter_consent: '1' };

async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: { host: 'sklep.test', ...headers } };
  const { status, headers: answered } = await app.request('http://sklep.test/settings.php', init);
  return [status, answered.get('location')];
}

describe('POST /settings.php with mailing_action', () => {
  it('reveals only by email who reads the newsletter', async () => {
    const remove = { mailing_action: 'remove', mailing_email: 'ola@example.pl' };
    const linkSent = [303, '/newsletter?wiadomosc=mailing_sendingleave'];
    expect(await post(remove)).toEqual(linkSent);
    expect(await post({ mailing_action: 'add', ...subscription })).toEqual([
      303,
      '/newsletter?wiadomosc=mailing_sendingconfirm',
    ]);
    const [reader] = await shop.db.select().from(newsletterReaders);
    const { consent } = newsletterTexts;
    expect(reader).toMatchObject({ email: 'ola@example.pl', name: 'Ola', consent, confirmedAt: null });
    await confirmReader(shop, reader?.token ?? '');
    // The same for a reader's and for an unknown address, and without an unsubscription: the email has the link.
    await shop.db.delete(outbox);
    expect(await post(remove)).toEqual(linkSent);
    const [after] = await shop.db.select().from(newsletterReaders);
    expect(after?.leftAt).toBeNull();
    const [mail] = await shop.db.select().from(outbox);
    expect(mail?.text).toContain(`/newsletter/${reader?.token}/rezygnacja`);
  });

  it.each([
    ['no consent', { newsletter_consent: '' }],
    ['no name', { mailing_name: ' ' }],
    ['a wrong address', { mailing_email: 'ola' }],
    ['an endless address', { mailing_email: `${'a'.repeat(300)}@example.pl` }],
  ])('with %s the page asks again and nothing is kept', async (_, wrong) => {
    const before = await shop.db.$count(newsletterReaders);
    expect(await post({ mailing_action: 'add', ...subscription, mailing_email: 'nowa@example.pl', ...wrong })).toEqual([
      303,
      '/newsletter',
    ]);
    expect(await shop.db.$count(newsletterReaders)).toBe(before);
  });

  it('another site, an unknown action and a huge body are refused', async () => {
    expect(await post({ mailing_action: 'add', ...subscription }, { 'sec-fetch-site': 'cross-site' })).toEqual([
      403,
      null,
    ]);
    expect(await post({ mailing_action: 'x' })).toEqual([400, null]);
    expect(await post({ mailing_action: 'add', mailing_name: 'x'.repeat(20_000) })).toEqual([413, null]);
  });
});
