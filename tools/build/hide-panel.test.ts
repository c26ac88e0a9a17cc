import { expect, it } from 'vitest';
import { withoutPanel } from './hide-panel.ts';

it('the route table of shoppers has nothing of the panel', () => {
  const routes = { root: {}, home: { parentId: 'root' }, panel: { parentId: 'root' }, orders: { parentId: 'panel' } };
  const script = withoutPanel(`window.__reactRouterManifest=${JSON.stringify({ version: 'a', routes })};`);
  expect(script).toBe('window.__reactRouterManifest={"version":"a","routes":{"root":{},"home":{"parentId":"root"}}};');
});

it('a table of another form stops the build', () => {
  expect(() => withoutPanel('export default {}')).toThrow('not as React Router');
});
