import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import { attemptCounts, jobs, outbox } from '#server/shop/schema.ts';
import { ISSUE_STATES } from '../rules/newsletter-fields.ts';
import * as newsletter from './index.ts';
import { newsletterDeliveries, newsletterReaders, newsletters } from './tables.ts';

let now = new Date('2026-05-06T10:00:00Z');
const { shop: bare } = await testDatabase({ filled: 'empty', now: () => now });
const shop = { ...bare, actor: { kind: 'command' } as const };
const words = {
  subject: 'Nowe kubki',
  body: '<p onclick="x()">Zobacz <a href="/nowosci">kubki</a></p><script>x</script>',
};

beforeEach(async () => {
  for (const table of [jobs, outbox, newsletters, newsletterReaders, attemptCounts]) await shop.db.delete(table);
});

async function addReaders(count: number) {
  const readers = Array.from({ length: count }, (_, at) => ({
    email: `czytelnik-${at}@example.pl`,
    consent: 'Zgadzam się.',
    token: newToken(),
    requestedAt: now,
    confirmedAt: now,
  }));
  return shop.db.insert(newsletterReaders).values(readers).returning();
}

async function write() {
  const saved = await newsletter.saveNewsletter(shop, null, words);
  return saved.ok ? saved.id : 0;
}

/** One piece of the work, as a node does it. */
const work = (id: number, at = shop) =>
  newsletter.sendIssues.run(at, { id }, { attempt: 1, signal: new AbortController().signal });
const written = async () => (await shop.db.select().from(outbox)).map(({ recipient }) => recipient);
const stateOf = async (id: number) => (await newsletter.findNewsletter(shop, id))?.state;
/** Counters of the newsletter, compared with its deliveries. */
const figures = async (id: number) => {
  const row = await newsletter.findNewsletter(shop, id);
  if (!row) return undefined;
  const deliveries = await shop.db.select().from(newsletterDeliveries).where(eq(newsletterDeliveries.newsletterId, id));
  const counted = newsletter.figuresOf(row);
  for (const state of ISSUE_STATES)
    expect(deliveries.filter((one) => one.state === state).length, state).toBe(counted[state]);
  expect([deliveries.length, deliveries.filter(({ leftAt }) => leftAt !== null).length]).toEqual([
    counted.total,
    counted.left,
  ]);
  return counted;
};

it('O.39 stopped, aborted and resumed by several nodes at once, each reader receives it once', async () => {
  await addReaders(450);
  const id = await write();
  expect(await newsletter.startNewsletter(shop, id)).toBe('done');
  expect(await newsletter.startNewsletter(shop, id)).toBe('not-now');
  await work(id);
  expect(await written()).toHaveLength(200);
  expect(await newsletter.stopNewsletter(shop, id)).toBe('done');
  await work(id);
  expect(await written()).toHaveLength(200);
  expect(await figures(id)).toMatchObject({ total: 450, waiting: 250, written: 200, sent: 0 });
  expect(await newsletter.resumeNewsletter(shop, id)).toBe('done');
  let asked = 0;
  const dying = {
    ...shop,
    get settings() {
      asked += 1;
      if (asked > 100) throw new Error('The process died');
      return shop.settings;
    },
  };
  await expect(work(id, dying)).rejects.toThrow('The process died');
  expect(await written()).toHaveLength(200);
  await Promise.all([work(id), work(id), work(id)]);
  expect(new Set(await written()).size).toBe(450);
  expect(await written()).toHaveLength(450);
  expect(await stateOf(id)).toBe('sent');
  await work(id);
  expect(await written()).toHaveLength(450);
  expect((await listChanges(shop, { objectKind: 'newsletter' })).map(({ action }) => action)).toEqual([
    'newsletter.resumed',
    'newsletter.stopped',
    'newsletter.started',
    'newsletter.created',
  ]);
});

it('O.39 goes to confirmed readers only, cleaned, with a link to leave; readers who left meanwhile are skipped', async () => {
  const [first, second, third] = await addReaders(4);
  await shop.db
    .update(newsletterReaders)
    .set({ confirmedAt: null })
    .where(eq(newsletterReaders.id, third?.id ?? 0));
  const id = await write();
  await newsletter.startNewsletter(shop, id);
  await newsletter.leaveNewsletter(shop, second?.token ?? '');
  await work(id);
  expect(await written()).toEqual(['czytelnik-0@example.pl', 'czytelnik-3@example.pl']);
  const [mail] = await shop.db.select().from(outbox);
  const leave = `${shop.origin}/newsletter/${first?.token}/rezygnacja`;
  expect(mail?.html).toContain(`<p>Zobacz <a href="${shop.origin}/nowosci">kubki</a></p>`);
  expect(mail?.html).not.toMatch(/<script|<img/);
  expect([mail?.html.includes(leave), mail?.text.includes(leave)]).toEqual([true, true]);
  expect(mail?.headers).toMatchObject({ 'List-Unsubscribe': `<${leave}>` });
  expect(await figures(id)).toMatchObject({ total: 3, written: 2, skipped: 1, left: 0 });
});

it('O.39 its figures: taken by the mail server, refused, and who left after it; they outlive the outbox', async () => {
  const readers = await addReaders(3);
  const id = await write();
  await newsletter.startNewsletter(shop, id);
  await work(id);
  const [taken, refused] = await shop.db.select().from(outbox).orderBy(outbox.id);
  await shop.db
    .update(outbox)
    .set({ sentAt: now })
    .where(eq(outbox.id, taken?.id ?? 0));
  await shop.db
    .update(outbox)
    .set({ lastError: '550' })
    .where(eq(outbox.id, refused?.id ?? 0));
  await newsletter.leaveNewsletter(shop, readers[0]?.token ?? '');
  const figuresAfter = { total: 3, sent: 1, failed: 1, written: 1, left: 1, waiting: 0, skipped: 0 };
  await Promise.all([newsletter.settleDeliveries(shop), newsletter.settleDeliveries(shop)]);
  expect(await figures(id)).toEqual(figuresAfter);
  now = new Date(now.getTime() + 8 * DAY_MS);
  await newsletter.settleDeliveries(shop);
  await shop.db.execute(sql`delete from outbox where last_error is not null or sent_at is not null`);
  expect(await figures(id)).toEqual(figuresAfter);
  expect((await shop.db.select().from(newsletterDeliveries)).map(({ state }) => state).sort()).toEqual([
    'failed',
    'sent',
    'written',
  ]);
});

it('O.39 an email that is refused and accepted later counts as sent; forgotten readers do not change the figures', async () => {
  const readers = await addReaders(3);
  const id = await write();
  await newsletter.startNewsletter(shop, id);
  await work(id);
  await shop.db.update(outbox).set({ lastError: '451' });
  await newsletter.settleDeliveries(shop);
  expect(await figures(id)).toMatchObject({ written: 0, failed: 3, sent: 0 });
  await shop.db.update(outbox).set({ sentAt: now });
  await newsletter.settleDeliveries(shop);
  expect(await figures(id)).toMatchObject({ failed: 0, sent: 3 });
  const later = await write();
  await newsletter.startNewsletter(shop, later);
  await work(later);
  await shop.db.delete(newsletterReaders).where(eq(newsletterReaders.id, readers[0]?.id ?? 0));
  await shop.db.update(outbox).set({ sentAt: now });
  await newsletter.settleDeliveries(shop);
  const row = await newsletter.findNewsletter(shop, later);
  expect(row && newsletter.figuresOf(row)).toMatchObject({ total: 3, waiting: 0, written: 0, sent: 2, skipped: 1 });
});

it('a draft can be tested, does not overwrite other edits, and is fixed once it is being sent', async () => {
  const id = await write();
  expect(await newsletter.startNewsletter(shop, id)).toBe('no-readers');
  expect(await stateOf(id)).toBe('draft');
  expect(await newsletter.sendTestIssue(shop, id, 'ewa@example.com')).toBe('sent');
  expect(await shop.db.select().from(outbox)).toMatchObject([
    { recipient: 'ewa@example.com', subject: expect.stringContaining('Nowe kubki'), headers: {} },
  ]);
  const mark = (await newsletter.findNewsletter(shop, id))?.mark;
  expect(await newsletter.saveNewsletter(shop, id, { ...words, subject: 'Kubki' }, mark)).toEqual({ ok: true, id });
  expect(await newsletter.saveNewsletter(shop, id, words, mark)).toEqual({ ok: false, error: 'stale' });
  expect(await newsletter.saveNewsletter(shop, id, { subject: ' ', body: '<script>x</script>' })).toEqual({
    ok: false,
    error: 'faults',
    faults: { subject: 'required', body: 'required' },
  });
  await addReaders(1);
  await newsletter.startNewsletter(shop, id);
  expect(await newsletter.saveNewsletter(shop, id, words)).toEqual({ ok: false, error: 'begun' });
  expect(await newsletter.removeNewsletter(shop, id)).toBe('used');
  expect((await newsletter.findNewsletter(shop, id))?.subject).toBe('Kubki');
});

it('only the version of the sender is sent, and a test email changes nothing', async () => {
  await addReaders(1);
  const id = await write();
  const before = await newsletter.findNewsletter(shop, id);
  now = new Date(now.getTime() + 1000);
  expect(await newsletter.saveNewsletter(shop, id, words, before?.mark)).toMatchObject({ ok: true });
  expect((await newsletter.findNewsletter(shop, id))?.mark).toBe(before?.mark);
  await newsletter.saveNewsletter(shop, id, { ...words, subject: 'Stare kubki' });
  expect(await newsletter.startNewsletter(shop, id, words)).toBe('stale');
  expect(await stateOf(id)).toBe('draft');
  expect(await newsletter.startNewsletter(shop, id, { ...words, subject: 'Stare kubki' })).toBe('done');
});
