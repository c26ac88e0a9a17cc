import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { NEW } from '#modules/back-office/resources/panel/to-typed.ts';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import { findStaffSession } from '#modules/back-office/staff/server/index.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { saveTrait, saveTraitValue } from '../../server/index.ts';
import { changeTrait } from './action.server.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const context = new RouterContextProvider();
context.set(shopContext, shop);
context.set(staffContext, await findStaffSession(shop, await addSession(shop, await addStaff(shop, 'owner'))));

const saved = await saveTrait(shop, null, { name: 'Kolor' });
if (saved === 'stale' || !saved.ok) throw new Error('no trait');
await saveTraitValue(shop, saved.id, null, 'czerwony');

function send(id: string, fields: Record<string, string>) {
  const request = new Request(`http://sklep.test/zaplecze/cechy/${id}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return changeTrait({ context, request, params: { id }, url: new URL(request.url), pattern: '' });
}

it('O.29 a taken value of a trait is refused and stays typed', async () => {
  expect(await send(String(saved.id), { intent: 'value', value: 'czerwony' })).toMatchObject({
    init: { status: 409 },
    data: { refused: 'Taka wartość tej cechy już jest. Wpisz inną.', typed: { id: null, value: 'czerwony' } },
  });
});

it('O.29 a taken name of a trait is refused at its field and stays typed', async () => {
  expect(await send(NEW, { intent: 'save', name: 'Kolor' })).toMatchObject({
    init: { status: 400 },
    data: { faults: { name: 'taken-name' }, typed: { name: 'Kolor' } },
  });
});
