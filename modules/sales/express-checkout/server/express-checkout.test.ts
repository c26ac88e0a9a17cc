import { beforeEach, expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { dropCached } from '#platform/cache/server/cached.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import {
  addExpress,
  getExpressCheckout,
  listBasketExpress,
  listManagedExpress,
  moveExpress,
  NEW_EXPRESS,
  removeExpress,
  saveExpress,
  switchExpress,
} from './index.ts';
import { expressProviders } from './tables.ts';

const { shop: bare } = await testDatabase({ filled: 'empty' });
const shop = { ...bare, actor: { kind: 'command' as const } };

beforeEach(async () => {
  await shop.db.delete(expressProviders);
  dropCached(shop, ['settings']);
});

const add = (...rows: Parameters<typeof addExpress>[1]) => shop.db.transaction((tx) => addExpress(tx, rows));

it('S2.25 one button per configured provider, in the owner’s order, without those for baskets only', async () => {
  await add(
    { code: 'a', name: 'Pierwszy' },
    { code: 'b', name: 'Drugi' },
    { code: 'c', name: 'Koszykowy', basketOnly: true },
    { code: 'd', name: 'Wyłączony', enabled: false },
  );
  expect(await getExpressCheckout(shop)).toEqual({
    script: { prefix: '/express/', name: 'szus' },
    buttons: [
      { id: 'a', name: 'Pierwszy' },
      { id: 'b', name: 'Drugi' },
    ],
  });
});

it('a basket may use those for baskets only too', async () => {
  await add({ code: 'a', name: 'Pierwszy' }, { code: 'c', name: 'Koszykowy', basketOnly: true });
  expect((await listBasketExpress(shop)).map(({ id }) => id)).toEqual(['a', 'c']);
});

it('a shop without providers offers nothing', async () => {
  expect(await getExpressCheckout(shop)).toBeNull();
});

it('O.34 the owner adds, moves, switches off and removes them, seen at once and written down', async () => {
  await add({ code: 'a', name: 'Pierwszy' });
  expect(await listBasketExpress(shop)).toHaveLength(1);
  const saved = await saveExpress(shop, null, { ...NEW_EXPRESS, name: 'Drugi', code: 'b' });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  expect((await listBasketExpress(shop)).map(({ id }) => id)).toEqual(['a', 'b']);
  await moveExpress(shop, saved.id, -1);
  expect((await getExpressCheckout(shop))?.buttons.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(await saveExpress(shop, saved.id, { ...NEW_EXPRESS, name: 'Drugi', code: 'a' })).toEqual({
    ok: false,
    faults: { code: 'taken' },
  });
  expect(await saveExpress(shop, null, { ...NEW_EXPRESS, name: '', code: 'Z spacją' })).toEqual({
    ok: false,
    faults: { name: 'required', code: 'slug' },
  });
  await switchExpress(shop, saved.id, false);
  expect((await listBasketExpress(shop)).map(({ id }) => id)).toEqual(['a']);
  expect((await listManagedExpress(shop)).map(({ code, enabled }) => [code, enabled])).toEqual([
    ['b', false],
    ['a', true],
  ]);
  expect(await removeExpress(shop, saved.id)).toBe('removed');
  const log = await listChanges(shop, { objectKind: 'express-provider', objectId: String(saved.id) }, 10);
  expect(log.map(({ action }) => action)).toEqual([
    'express-provider.removed',
    'express-provider.changed',
    'express-provider.moved',
    'express-provider.created',
  ]);
});
