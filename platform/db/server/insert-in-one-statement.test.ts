import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { orderEvents } from '#server/shop/schema.ts';
import { insertInOneStatement, rowsOf } from './insert-in-one-statement.ts';

const { shop } = await testDatabase({ filled: 'bare' });

it('reports a column that the table does not have when the program starts', () => {
  const wrong = { ...rowsOf(orderEvents, ['orderId']), keys: ['orderId', 'colour'] };
  expect(() => insertInOneStatement('insert-wrong', { wrong })).toThrow('order_events has no column for colour');
});

it('a row that is left without its parent is refused with all others', async () => {
  const events = rowsOf(orderEvents, ['orderId', 'kind', 'at', 'details']);
  const insert = insertInOneStatement('insert-orphans', { events });
  const orphan = { orderId: 4711, kind: 'placed' as const, at: new Date(0), details: {} };
  await expect(shop.db.transaction((tx) => insert(tx, { events: [orphan] }))).rejects.toThrow();
  expect(await shop.db.$count(orderEvents)).toBe(0);
});
