import type { RouteConfigEntry } from '@react-router/dev/routes';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { hidePathToken } from '#platform/links/rules/hide-credentials.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import routes from '#storefront/routes.ts';
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

function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const own = path ? `${parent}/${path}` : parent;
    return [own, ...pathsOf(children, own)];
  });
}

it('hides the token of every address that has one, and no other part', () => {
  const paths = pathsOf(routes);
  const withToken = paths.filter((path) => path.includes(':token'));
  expect(withToken.length).toBeGreaterThan(5);
  const token = 'Qx7-aB3kPz_9sLwT';
  for (const path of withToken) {
    const asked = path.replace(':token', token);
    expect(hidePathToken(asked)).toBe(path.replace(':token', '…'));
    expect(hidePathToken(`${asked}.data`)).not.toContain(token);
  }
  for (const path of paths.filter((path) => !path.includes(':token'))) expect(hidePathToken(path)).toBe(path);
});
