import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import { findStaffSession } from '#modules/back-office/staff/server/index.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { addGood, equipShop, METHOD } from '#platform/testing/order-shop.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { takePhoneOrder } from './action.server.ts';
import { loadPhoneOrder } from './load.server.ts';
import { PhoneDelivery } from './phone-delivery.tsx';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const context = new RouterContextProvider();
context.set(shopContext, shop);
context.set(staffContext, await findStaffSession(shop, await addSession(shop, await addStaff(shop, 'owner'))));
const mug = await addGood(shop, categoryId);
const card = await addGood(shop, categoryId, {}, { type: 'product_virtual' });
const ADDRESS = 'https://sklep.example/zaplecze/zamowienia/nowe';

/** Values of the payment methods that the form offers for these products. */
async function offeredFor(...products: number[]): Promise<number[]> {
  const lines = products.flatMap((id, at) => [
    [`line-${at}`, `${id}/uniw`],
    [`quantity-${at}`, '1'],
  ]);
  const body = new URLSearchParams([['intent', 'remove'], ...lines]);
  const answer = await takePhoneOrder(context, new Request(ADDRESS, { method: 'POST', body }));
  const screen = await loadPhoneOrder(context, new Request(ADDRESS));
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(PhoneDelivery, { screen, answer }) }]);
  const html = renderToStaticMarkup(createElement(Stub));
  const select = /<select[^>]* name="payment".*?<\/select>/.exec(html)?.[0] ?? '';
  return [...select.matchAll(/value="(\d+)"/g)].map(([, id]) => Number(id));
}

it('O.18 X.45 a gift card alone is not offered payment on delivery, with a parcel it is', async () => {
  expect(await offeredFor()).toContain(METHOD.dvp);
  expect(await offeredFor(mug)).toContain(METHOD.dvp);
  expect(await offeredFor(mug, card)).toContain(METHOD.dvp);
  const alone = await offeredFor(card);
  expect(alone).toContain(METHOD.transfer);
  expect(alone).not.toContain(METHOD.dvp);
});
