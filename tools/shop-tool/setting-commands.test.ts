import { expect, it } from 'vitest';
import { listChanges } from '#platform/audit/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { settings } from '#server/shop/schema.ts';
import { parseCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const run = (...typed: string[]) => parseCommand(typed).run(shop);

it('lists the settings by the names they are set with', async () => {
  const lines = await run('settings', 'list');
  expect(lines.find((line) => line.startsWith('company.city'))).toMatch(/Zakopane$/);
  expect(lines.find((line) => line.startsWith('returnDays'))).toMatch(/30$/);
});

const kept = async (name: string) => {
  const rows = await shop.db.select().from(settings);
  return rows.find((row) => row.name === name)?.value;
};

it('sets one and gives it back, and says when it counts', async () => {
  expect((await run('settings', 'set', 'name', 'Leśna', 'Chata')).join()).toContain('goes by it now');
  expect(await kept('name')).toBe('Leśna Chata');
  expect(shop.settings.name).toBe('Leśna Chata');
  await run('settings', 'reset', 'name');
  expect(await kept('name')).toBeUndefined();
});

it('empties a text', async () => {
  await run('settings', 'set', 'rebateCode', '');
  expect(await kept('rebateCode')).toBe('');
  await run('settings', 'reset', 'rebateCode');
});

it('O.11 a setting changed by the command line is written down with what it was', async () => {
  await parseCommand(['settings', 'set', 'company.city', 'Nowy', 'Targ']).run({ ...shop, actor: { kind: 'command' } });
  const [entry] = await listChanges(shop, { objectKind: 'settings' });
  expect(entry).toMatchObject({
    action: 'settings.changed',
    actorKind: 'command',
    before: { company: { city: 'Zakopane' } },
    after: { company: { city: 'Nowy Targ' } },
  });
});

it.each([
  [['set', 'colour', 'red'], 'No setting “colour”'],
  [['set', 'returnDays', 'x'], 'is not what returnDays takes'],
  [['set', 'email', 'jan'], 'is not what email takes (wrong-email)'],
  [['set', 'name'], 'Say its value'],
  [['reset'], 'Say which setting'],
])('%j says: %s', async (typed, message) => {
  await expect(run('settings', ...typed)).rejects.toThrow(message);
});
