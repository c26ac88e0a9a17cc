import { sql } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import { recordBackup } from '#platform/settings/server/index.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs, orders } from '#server/shop/schema.ts';
import { loadCondition } from './load.server.ts';

const { shop } = await testDatabase();
const AT_START = { isSetAtStart: true, server: null };

function seenIn(parts: Partial<Shop> = {}) {
  const context = new RouterContextProvider();
  const staff = { id: 1, name: 'Ola', email: 'ola@example.pl', role: 'owner' as const };
  context.set(shopContext, { ...shop, opening: { isOpen: true }, mail: AT_START, ...parts });
  context.set(staffContext, { id: 1, staff, factor: 'checked', factorCheckedAt: shop.now() });
  return loadCondition(context);
}

const find = ({ items }: Awaited<ReturnType<typeof seenIn>>, id: string) => items.find((item) => item.id === id);

beforeEach(async () => {
  await shop.db.delete(jobs);
  await shop.db.update(orders).set({ placedAt: sql`least(${orders.placedAt}, ${shop.now()})` });
});

it('reports failures to the owner, with links', async () => {
  const now = shop.now();
  const failed = { data: {}, createdAt: now, runAt: now, attempts: 8, lastError: '535 no', givenUpAt: now };
  await shop.db.insert(jobs).values([
    { ...failed, name: 'deliver-mail' },
    { ...failed, name: 'deliver-mail' },
    { ...failed, name: 'order-mail' },
  ]);
  const condition = await seenIn();
  expect(find(condition, 'mails')).toMatchObject({
    level: 'look',
    about: expect.stringContaining('Nie wyszły 2 maile'),
    to: '/zaplecze/zadania?rodzaj=mails',
  });
  expect(find(condition, 'jobs')).toMatchObject({ level: 'look', about: expect.stringContaining('1 zadanie') });
  expect(condition.level).toBe('look');
});

it('a queue without a worker and a shop without mail are trouble', async () => {
  const long = new Date(shop.now().getTime() - 20 * 60_000);
  await shop.db.insert(jobs).values({ name: 'order-mail', data: {}, createdAt: long, runAt: long });
  const condition = await seenIn({ mail: { isSetAtStart: false, server: null } });
  expect(find(condition, 'queue')).toMatchObject({
    level: 'trouble',
    about: expect.stringContaining('Czeka 1 zadanie'),
  });
  expect(find(condition, 'mailServer')).toMatchObject({ level: 'trouble', to: '/zaplecze/ustawienia/poczta' });
  expect(condition.level).toBe('trouble');
});

it('says sizes and versions, and a closed shop', async () => {
  const condition = await seenIn({ opening: { isOpen: false }, dataDir: import.meta.dirname });
  expect(find(condition, 'opening')).toMatchObject({ level: 'look', about: expect.stringContaining('zamknięty') });
  expect(find(condition, 'database')?.about).toMatch(/zajmuje \d+(?:,\d+)?\u00a0MB/);
  expect(find(condition, 'disk')?.about).toMatch(/Wolne: [\d\u00a0]+(?:,\d+)?\u00a0[MG]B/);
  expect(condition.versions).toEqual({
    shop: expect.stringMatching(/^\d+\.\d+/),
    node: process.versions.node,
    database: expect.stringMatching(/^1\d/),
  });
  expect(find(await seenIn({ dataDir: '/nie/ma' }), 'disk')?.about).toBe('Nie wiadomo, ile jest miejsca.');
});

it('says when the last backup was made, and warns of an old one and of none', async () => {
  expect(find(await seenIn(), 'backup')).toMatchObject({
    level: 'look',
    about: expect.stringContaining('żadnej kopii'),
  });
  const now = new Date('2026-05-06T10:00:00Z');
  const made = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  await recordBackup(shop.db, { madeAt: made(10), isChecked: true });
  const recent = find(await seenIn({ now: () => now }), 'backup');
  expect(recent).toMatchObject({
    level: 'fine',
    about: expect.stringMatching(/zrobiono 6\.05\.2026, 02:00 i odczytano/),
  });
  await recordBackup(shop.db, { madeAt: made(60), isChecked: false });
  const old = find(await seenIn({ now: () => now }), 'backup');
  expect(old).toMatchObject({ level: 'look', about: expect.stringMatching(/nie wiadomo.*ponad dwa dni/) });
});

it('a certificate that cannot be requested is worth a look; an address without https has none', async () => {
  const unreachable = await seenIn({ origin: 'https://127.0.0.1:1' });
  expect(find(unreachable, 'certificate')).toMatchObject({
    level: 'look',
    about: expect.stringContaining('Nie udało się sprawdzić'),
  });
  const plain = await seenIn({ origin: 'http://sklep.example' });
  expect(find(plain, 'certificate')).toMatchObject({
    level: 'fine',
    about: expect.stringContaining('nie ma certyfikatu'),
  });
});
