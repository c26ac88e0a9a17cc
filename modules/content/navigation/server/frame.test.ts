import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { jobs } from '#server/shop/schema.ts';
import { toFrameValues } from '../rules/frame-fields.ts';
import * as frame from './index.ts';

let now = new Date('2026-11-17T10:00:00Z');
const { shop } = await testDatabase({ filled: 'empty', now: () => now });
const ola: Shop = Object.assign(Object.create(shop), { actor: { kind: 'staff', id: 7, name: 'Ola' } });

it('links of menu and footer are set, seen by everybody at once, and put back; two editors notice each other', async () => {
  const blog = { label: 'Blog', address: '/blog' };
  const ofLaw = ['/regulamin', '/prywatnosc', '/odstapienie', '/deklaracja-dostepnosci'].map((address) => ({
    label: address.slice(1),
    address,
  }));
  const began = frame.markOfFrame(shop);
  const values = toFrameValues({
    menu: [],
    footer: [
      { title: 'Prawo', links: ofLaw },
      { title: 'My', links: [blog] },
    ],
  });
  const menu = [{ label: 'Wyprzedaż', address: '/promocje' }];
  expect(await frame.saveFrameLinks(ola, { ...values, menu, title1: 'Sklep' }, began)).toEqual({ kind: 'saved' });
  expect(shop.settings.frameLinks).toMatchObject({ menu, footer: [{ title: 'Sklep' }, { title: 'My' }] });
  expect(await frame.saveFrameLinks(ola, values, began)).toEqual({ kind: 'stale' });
  // The second of two changes of one version is refused, although this process has not loaded the first.
  const mark = frame.markOfFrame(shop);
  const both = await Promise.all([
    frame.saveFrameLinks(ola, { ...values, menu, title1: 'Pierwszy' }, mark),
    frame.saveFrameLinks(ola, { ...values, menu, title1: 'Drugi' }, mark),
  ]);
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['saved', 'stale']);
  expect(await frame.saveFrameLinks(ola, { ...values, links1: [] })).toEqual({
    kind: 'faults',
    faults: { links3: 'links-of-law' },
  });
  await frame.resetFrameLinks(ola);
  expect(shop.settings.frameLinks).toBeNull();
  const [change] = await listChanges(shop, { objectKind: 'settings' });
  expect(change).toMatchObject({ before: { frameLinks: { menu } }, after: { frameLinks: null } });
});

it('a strip above the shop begins and ends by itself, in the order of the owner', async () => {
  const later = new Date('2026-11-18T10:00:00Z');
  const end = new Date('2026-11-19T10:00:00Z');
  await frame.saveBar(ola, null, { ...frame.NEW_BAR, text: 'Nowy sklep w Krakowie' });
  const made = await frame.saveBar(ola, null, {
    ...frame.NEW_BAR,
    text: 'Czarny tydzień',
    startsAt: later,
    endsAt: end,
  });
  const shown = async () => (await frame.getBars(shop)).map(({ text }) => text);
  expect(await shown()).toEqual(['Nowy sklep w Krakowie']);
  const purges = await shop.db.select().from(jobs).where(eq(jobs.name, 'purge-pages'));
  expect(purges.map(({ runAt }) => runAt)).toEqual([later, end]);
  now = later;
  expect(await shown()).toEqual(['Nowy sklep w Krakowie', 'Czarny tydzień']);
  const id = made !== 'stale' && made.ok ? made.id : 0;
  await frame.moveBar(ola, id, -1);
  expect(await shown()).toEqual(['Czarny tydzień', 'Nowy sklep w Krakowie']);
  await frame.switchBar(ola, id, false);
  const [switched] = await listChanges(shop, { objectKind: 'bar' });
  expect(switched).toMatchObject({ before: { enabled: true }, after: { enabled: false } });
  expect(await shown()).toEqual(['Nowy sklep w Krakowie']);
  expect(await frame.saveBar(ola, id, { ...frame.NEW_BAR, text: 'x', startsAt: end, endsAt: later })).toEqual({
    ok: false,
    faults: { endsAt: 'order-of-dates' },
  });
  expect([await frame.removeBar(ola, id), await frame.removeBar(ola, id)]).toEqual(['removed', 'unknown']);
});
