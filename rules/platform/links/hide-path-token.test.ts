import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { hidePathToken } from './hide-path-token.ts';

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
