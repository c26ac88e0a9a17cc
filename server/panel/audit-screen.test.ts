import { expect, it } from 'vitest';
import { type Change, recordChange } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, ask } = await openPanel();
const ownerId = await addStaff(shop, 'owner');
const owner = await addSession(shop, ownerId);
const ola: Shop = { ...shop, actor: { kind: 'staff', id: ownerId, name: 'Ola Nowak' } };
const record = (change: Change, by: Shop = ola) => recordChange(shop.db, by, change);

const { rows } = await shop.pool.query('select id, number from orders order by id limit 2');
const [order, otherOrder] = rows;
const [courier] = (await shop.pool.query('select id, name from couriers order by id limit 1')).rows;
await record({
  action: 'order.moved',
  object: { kind: 'order', id: order.id },
  from: { state: 'confirmed' },
  to: { state: 'sent', trackingNumber: 'PL-77' },
});
await record({
  action: 'courier.changed',
  object: { kind: 'courier', id: courier.id },
  from: { prepaidCost: 1490, weekdays: [1], enabled: true },
  to: { prepaidCost: 1290, weekdays: [1, 6], enabled: false },
});
await record(
  { action: 'order.note-added', object: { kind: 'order', id: otherOrder.id } },
  { ...shop, actor: { kind: 'command' } },
);
await record({ action: 'courier.removed', object: { kind: 'courier', id: 999_999 }, from: { name: 'Dawny kurier' } });

/** The rows of the table as they are read. */
async function listed(query: string, token = owner): Promise<string[]> {
  const { text } = await ask(`/zaplecze/dziennik?${query}`, { token });
  const body = /<tbody>(.*)<\/tbody>/s.exec(text)?.[1] ?? '';
  return body.split('</tr>').slice(0, -1);
}
const plain = (row: string | undefined) =>
  row
    ?.replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ');

it('O.11 the log says in words what was done to what, from what to what, and leads to it', async () => {
  const [row, ...others] = await listed(`numer=${order.number}`);
  expect(others).toEqual([]);
  expect(row).toContain(`href="/zaplecze/zamowienia/${order.number}"`);
  const words = plain(row);
  expect(words).toContain(`Ola Nowak`);
  expect(words).toContain(`Zmiana stanuZamówienie ${order.number}`);
  expect(words).toMatch(/Stan: było [^→]+ → jest \S/);
  expect(words).toContain('Numer przesyłki: PL-77');
  expect(words).not.toMatch(/confirmed|order\.moved|trackingNumber/);

  const [ofCourier] = await listed(`rodzaj=courier&numer=${encodeURIComponent(courier.name)}`);
  expect(ofCourier).toContain(`href="/zaplecze/dostawa/${courier.id}"`);
  expect(plain(ofCourier)).toContain('Koszt przy przedpłacie (zł): było 14,90 zł → jest 12,90 zł');
  expect(plain(ofCourier)).toContain('poniedziałek, sobota');
  expect(plain(ofCourier)).toMatch(/było tak → jest nie/);
});

it('O.11 is searched by person, by kind and by one record', async () => {
  expect(await listed(`osoba=${ownerId}`)).toHaveLength(3);
  expect((await listed('osoba=command')).map(plain)).toEqual([expect.stringContaining(otherOrder.number)]);
  expect(await listed('rodzaj=courier')).toHaveLength(2);
  expect(await listed(`rodzaj=courier&numer=${order.number}`)).toEqual([]);
  expect(await listed('numer=nie+ma+takiego%25')).toEqual([]);
});

it('deleted records have no link, and neither have those that the reader may not open', async () => {
  const [gone] = await listed('numer=999999');
  expect(gone).not.toContain('<a ');
  expect(plain(gone)).toContain('Dawny kurier');
  await record({ action: 'staff.switched-on', object: { kind: 'staff', id: ownerId } });
  const manager = await addSession(shop, await addStaff(shop, 'manager'));
  expect((await listed('rodzaj=staff'))[0]).toContain('href="/zaplecze/ludzie"');
  expect((await listed('rodzaj=staff', manager))[0]).not.toContain('<a ');
});
