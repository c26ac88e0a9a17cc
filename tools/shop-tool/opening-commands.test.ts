import { expect, it } from 'vitest';
import { setUpOwner } from '#modules/back-office/staff/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { parseCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'bare' });
const run = (...typed: string[]) => parseCommand(typed).run(shop);

it('O.01 a new set-up code is made when the first is too old, until there is an owner', async () => {
  const said = (await run('opening', 'code')).join('\n');
  expect(said).toContain(`${shop.origin}/zaplecze/start`);
  const code = /[a-z\d]{4}(?:-[a-z\d]{4})+/.exec(said)?.[0] ?? '';
  const caller = { address: '10.0.0.1', userAgent: '' };
  const form = { email: 'ola@example.pl', name: 'Ola', password: 'cztery konie w stajni', caller };
  expect(await setUpOwner(shop, { ...form, code })).toMatchObject({ kind: 'joined' });
  await expect(run('opening', 'code')).rejects.toThrow('has an owner');
});
