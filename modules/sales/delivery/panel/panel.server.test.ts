import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { answers } from '#modules/back-office/resources/texts/panel.ts';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { NEW_COURIER, saveCourier } from '../server/index.ts';
import * as texts from '../texts/panel.ts';
import * as couriers from './couriers/route.tsx';
import * as points from './pickup-points/route.tsx';

const now = new Date('2026-03-02T09:00:00Z');
const { shop } = await testDatabase({ filled: 'bare', now: () => now });

const context = new RouterContextProvider();
context.set(shopContext, shop);
const staff = { id: 1, name: 'Ola', email: 'ola@example.pl', role: 'owner' as const };
context.set(staffContext, { id: 1, staff, factor: 'checked', factorCheckedAt: shop.now() });

function request(fields?: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) body.set(name, value);
  const address = 'http://shop.test/zaplecze';
  return { context, params: {}, request: new Request(address, fields && { method: 'POST', body }) } as never;
}

it('O.32 couriers are listed and switched, and days without dispatch are added and removed', async () => {
  await saveCourier(shop, null, { ...NEW_COURIER, name: 'Rower', prepaidCost: 1000, freeFrom: 20_000 });
  const { rows } = await couriers.loader(request());
  expect(rows).toMatchObject([
    { name: 'Rower', cells: ['Kurier', '10,00\u00a0zł', '–', '200,00\u00a0zł', 1], isOn: true },
  ]);
  const id = String(rows[0]?.id);
  expect(await couriers.action(request({ intent: 'off', id }))).toMatchObject({ done: answers.off });
  const day = '2026-05-04';
  expect(await couriers.action(request({ intent: 'close-day', day, reason: 'Inwentura' }))).toEqual({
    done: texts.closedDays.saved,
  });
  expect(await couriers.loader(request())).toMatchObject({
    rows: [{ isOn: false }],
    closedDays: [{ day, reason: 'Inwentura' }],
  });
  expect(await couriers.action(request({ intent: 'close-day', day: '' }))).toMatchObject({
    data: { faults: { day: 'required' } },
    init: { status: 400 },
  });
  expect(await couriers.action(request({ intent: 'open-day', day }))).toEqual({ done: texts.closedDays.removed });
  expect(await couriers.loader(request())).toMatchObject({ closedDays: [] });
});

it('O.33 the import of points offers couriers with points and refuses a form without a file', async () => {
  expect((await points.loader(request())).couriers).toEqual([]);
  await saveCourier(shop, null, {
    ...NEW_COURIER,
    name: 'Automat',
    kind: 'locker',
    prepaidCost: 900,
    needsPoint: true,
  });
  expect((await points.loader(request())).couriers).toMatchObject([{ name: 'Automat', points: 0 }]);
  expect(await points.action(request({ intent: 'import', courier: '1' }))).toMatchObject({
    data: { refused: texts.points.noFile },
    init: { status: 400 },
  });
});
