import { expect, it } from 'vitest';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { settings } from '#shop/schema.ts';
import { parseCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const run = (...typed: string[]) => parseCommand(typed).run(shop);

it('lists the settings by the names they are set with', async () => {
  const lines = await run('settings', 'list');
  expect(lines.find((line) => line.startsWith('company.city'))).toMatch(/Zakopane$/);
  expect(lines.find((line) => line.startsWith('returnDays'))).toMatch(/30$/);
});

it('sets one and gives it back, and says when it counts', async () => {
  expect((await run('settings', 'set', 'name', 'Leśna', 'Chata')).join()).toContain('after its next start');
  expect(await shop.db.select().from(settings)).toEqual([{ name: 'name', value: 'Leśna Chata' }]);
  await run('settings', 'reset', 'name');
  expect(await shop.db.select().from(settings)).toEqual([]);
});

it('empties a text', async () => {
  await run('settings', 'set', 'rebateCode', '');
  expect(await shop.db.select().from(settings)).toEqual([{ name: 'rebateCode', value: '' }]);
  await run('settings', 'reset', 'rebateCode');
});

it.each([
  [['set', 'colour', 'red'], 'No setting “colour”'],
  [['set', 'returnDays', 'x'], 'is not what returnDays takes'],
  [['set', 'name'], 'Say its value'],
  [['reset'], 'Say which setting'],
])('%j says: %s', async (typed, message) => {
  await expect(run('settings', ...typed)).rejects.toThrow(message);
});
