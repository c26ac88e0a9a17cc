import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { attemptCounts, jobs, outbox } from '#server/shop/schema.ts';
import { confirmReader, findReader, leaveNewsletter, requestNewsletterConsent, requestUnsubscribe } from './index.ts';
import { newsletterReaders } from './tables.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const consent = 'Zgadzam się na newsletter.';
let visitorId: number;

beforeEach(async () => {
  for (const table of [jobs, outbox, newsletterReaders, attemptCounts]) await shop.db.delete(table);
  visitorId = (await createVisitor(shop)).visitor.id;
});

const ask = (email = ' Ola@Example.pl ') =>
  requestNewsletterConsent(shop, { email, name: 'Ola', consent, visitorId, caller: '10.0.0.1' });
const sentMails = () => shop.db.select().from(outbox).orderBy(outbox.id);
const subjects = async () => (await sentMails()).map(({ subject }) => subject);
async function token() {
  const [reader] = await shop.db.select().from(newsletterReaders);
  return reader?.token ?? '';
}

describe('the newsletter', () => {
  it('the newsletter starts after the link of the email is opened and confirmed', async () => {
    expect(await ask()).toBe('confirmation-sent');
    expect(await shop.db.select().from(newsletterReaders)).toMatchObject([
      { email: 'ola@example.pl', consent, confirmedAt: null },
    ]);
    const [issue] = await sentMails();
    expect(issue?.text).toContain(`/newsletter/${await token()}/potwierdz`);
    expect(issue?.headers ?? {}).not.toHaveProperty('List-Unsubscribe');
    expect(await findReader(shop, await token())).toEqual({ state: 'asked' });
    expect(await confirmReader(shop, await token())).toBe(true);
    expect(await confirmReader(shop, await token())).toBe(true);
    expect(await findReader(shop, await token())).toEqual({ state: 'reading' });
    expect(await subjects()).toHaveLength(2);
    const welcome = (await sentMails())[1];
    expect(welcome?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  it('one click ends it, and a new request must be confirmed again', async () => {
    await ask();
    const first = await token();
    await confirmReader(shop, first);
    await leaveNewsletter(shop, first);
    expect(await findReader(shop, first)).toEqual({ state: 'left' });
    expect(await confirmReader(shop, first)).toBe(false);
    await ask();
    expect(await token()).not.toBe(first);
    expect(await findReader(shop, first)).toBeNull();
    expect(await findReader(shop, await token())).toEqual({ state: 'asked' });
  });

  it('only the mailbox learns whether an address is a reader', async () => {
    await ask();
    await confirmReader(shop, await token());
    expect(await ask()).toBe('confirmation-sent');
    expect((await subjects()).at(-1)).toMatch(/^Czytasz już/);
    expect(await findReader(shop, await token())).toEqual({ state: 'reading' });
  });

  it('a mailbox is written to three times a day', async () => {
    const outcomes = [await ask(), await ask(), await ask(), await ask()];
    expect(outcomes).toEqual(['confirmation-sent', 'confirmation-sent', 'confirmation-sent', 'daily-limit']);
    expect(await subjects()).toHaveLength(3);
  });

  it('one network address may request forty times a day, also without cookies', async () => {
    const requestAs = async (turn: number) => {
      visitorId = (await createVisitor(shop)).visitor.id;
      return ask(`ola${turn}@example.pl`);
    };
    for (let turn = 0; turn < 40; turn += 1) expect(await requestAs(turn)).toBe('confirmation-sent');
    expect(await requestAs(40)).toBe('daily-limit');
  });

  it('a link that waited for two weeks confirms nothing', async () => {
    await ask();
    const start = now;
    now = new Date(start.getTime() + 15 * DAY_MS);
    expect(await confirmReader(shop, await token())).toBe(false);
    now = start;
  });

  it('leaving on the page reveals nothing: the mailbox gets the link', async () => {
    const leave = () => requestUnsubscribe(shop, { email: 'OLA@example.pl', visitorId, caller: '' });
    expect(await leave()).toBe('leave-link-sent');
    expect(await sentMails()).toEqual([]);
    await ask();
    await confirmReader(shop, await token());
    await shop.db.delete(outbox);
    for (let n = 0; n < 4; n += 1) expect(await leave()).toBe('leave-link-sent');
    expect(await findReader(shop, await token())).toEqual({ state: 'reading' });
    const sent = await sentMails();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.text).toContain(`/newsletter/${await token()}/rezygnacja`);
  });

  it('an unwanted email contains no text of the sender', async () => {
    const name = 'Wygrana\nhttps://zlo.example';
    await requestNewsletterConsent(shop, { email: 'ola@example.pl', name, consent, visitorId, caller: '' });
    await ask('ela@example.pl');
    for (const { text, html } of await sentMails()) expect(text + html).not.toMatch(/zlo\.example|Wygrana|Ola/);
    expect(await shop.db.select().from(newsletterReaders).orderBy(newsletterReaders.id)).toMatchObject([
      { name: '' },
      { name: 'Ola' },
    ]);
  });

  it.each(['', 'x', 'a'.repeat(43)])('the token %o belongs to no reader', async (wrong) => {
    expect(await findReader(shop, wrong)).toBeNull();
    await leaveNewsletter(shop, wrong);
  });
});
