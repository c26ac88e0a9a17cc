import { expect, it } from 'vitest';
import { findStaffReset } from '#modules/back-office/staff/server/index.ts';
import { addStaff } from '#platform/testing/staff-rows.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { parseCommand } from './run-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const run = (...typed: string[]) => parseCommand(typed).run({ ...shop, actor: { kind: 'command' } });

it('O.10 lists people and lets the last owner in again by a link', async () => {
  expect((await run('staff', 'list')).join()).toContain('No accounts yet');
  await addStaff(shop, 'owner');
  const email = (await run('staff', 'list'))[0]?.split(' ')[0] ?? '';
  await expect(run('staff', 'reset', 'nikt@example.com')).rejects.toThrow('No active account');
  const [, link = ''] = await run('staff', 'reset', email);
  expect(await findStaffReset(shop, link.split('/').at(-1))).toMatchObject({ kind: 'access', person: { email } });
});
