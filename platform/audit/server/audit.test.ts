import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/shop/server/shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { type Change, changedValues, listChanges, recordChange } from './index.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const ola: Actor = { kind: 'staff', id: 7, name: 'Ola' };
const change = (id: number): Change => ({
  action: 'courier.changed',
  object: { kind: 'courier', id },
  from: { a: 1 },
  to: { a: 2 },
});

describe('the log of changes', () => {
  it('O.11 says who changed what from what to what, and is searched by person and by object', async () => {
    await recordChange(shop.db, { ...shop, actor: ola }, change(1));
    await recordChange(shop.db, { ...shop, actor: { kind: 'command' } }, change(2));
    const [entry, ...others] = await listChanges(shop, { staffId: 7 });
    expect(entry).toMatchObject({ actorKind: 'staff', actorName: 'Ola', action: 'courier.changed', objectId: '1' });
    expect(entry).toMatchObject({ before: { a: 1 }, after: { a: 2 } });
    expect(others).toEqual([]);
    expect(await listChanges(shop, { objectKind: 'courier', objectId: '2' })).toMatchObject([{ actorKind: 'command' }]);
  });

  it('records no entry without an actor', async () => {
    await recordChange(shop.db, shop, change(3));
    expect(await listChanges(shop, { objectId: '3' })).toEqual([]);
  });

  it('goes with the change it speaks of', async () => {
    const failing = shop.db.transaction(async (tx) => {
      await recordChange(tx, { ...shop, actor: ola }, change(4));
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await listChanges(shop, { objectId: '4' })).toEqual([]);
  });

  it('O.11 an entry can be neither changed nor deleted', async () => {
    await recordChange(shop.db, { ...shop, actor: ola }, change(5));
    for (const attack of ["update audit_log set action = ''", 'delete from audit_log', 'truncate audit_log']) {
      await expect(shop.pool.query(attack)).rejects.toThrow('append-only');
    }
  });

  it('pages go on where the last one ended', async () => {
    for (const id of [11, 12, 13]) await recordChange(shop.db, { ...shop, actor: { ...ola, id: 8 } }, change(id));
    const first = await listChanges(shop, { staffId: 8 }, 2);
    const next = await listChanges(shop, { staffId: 8, before: first.at(-1)?.id }, 2);
    expect([...first, ...next].map(({ objectId }) => objectId)).toEqual(['13', '12', '11']);
  });
});

describe('changedValues', () => {
  it('leaves out what stayed as it was', () => {
    expect(changedValues({ a: 1, b: [1] }, { a: 2, b: [1] })).toEqual({ from: { a: 1 }, to: { a: 2 } });
  });
});
