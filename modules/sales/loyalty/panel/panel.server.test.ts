import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { addGood, equipShop } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import * as texts from '../texts/panel.ts';
import { action, loader } from './route.tsx';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
await addGood(shop, categoryId, { stock: 1 });

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

it('O.35 the screen of points sets the worth of a point and the points for purchases', async () => {
  expect(await loader(request())).toMatchObject({ counts: { earning: 0, forPoints: 0 }, mayChange: true });
  expect(await action(request({ intent: 'worth', pointWorth: '7' }))).toEqual({ done: texts.points.worthSaved });
  expect(await action(request({ intent: 'earning', categoryId: '', perZloty: '0,5' }))).toEqual({
    done: texts.points.earningSaved(1),
  });
  expect(await loader(request())).toMatchObject({ counts: { earning: 1 } });
});

it.each([
  ['pointWorth', { intent: 'worth', pointWorth: 'dużo' }],
  ['perZloty', { intent: 'earning', perZloty: '1000' }],
  ['categoryId', { intent: 'earning', categoryId: '99999', perZloty: '1' }],
])('O.35 reports a fault at %s', async (field, fields) => {
  expect(await action(request(fields))).toMatchObject({
    data: { faults: { [field]: expect.any(String) } },
    init: { status: 400 },
  });
});

it('refuses an unknown intent', async () => {
  await expect(action(request({ intent: 'other' }))).rejects.toMatchObject({ init: { status: 400 } });
});
