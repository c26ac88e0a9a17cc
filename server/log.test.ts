import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { writeError } from './log.ts';

const { shop } = await testDatabase({ filled: 'empty' });

it('a failed query is logged with its reason and without the values it was asked with', async () => {
  const failure = await shop.db
    .execute(sql`select ${'Ala\nala@example.com'}::text from no_such_table`)
    .catch((error: unknown) => new Error('A page failed', { cause: error }));
  const written = JSON.stringify(writeError(failure));
  expect(written).toContain('no_such_table');
  expect(written).toContain('does not exist');
  expect(written).toContain('log.test.ts');
  expect(written).not.toContain('ala@example.com');
});
