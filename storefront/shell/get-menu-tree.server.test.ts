import { expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { getMenuTree } from './get-menu-tree.server.ts';

const { shop } = await testDatabase();

it('every department of the menu has a picture of a width the shop makes; deeper categories have none', async () => {
  const tree = await getMenuTree(shop);
  expect(tree.length).toBeGreaterThan(5);
  for (const { photo, thumbnail, name } of tree) {
    expect(photo, name).toMatch(/^\/obraz\/640\/\S+$/);
    expect(thumbnail, name).toMatch(/^\/obraz\/96\/\S+$/);
  }
  expect(JSON.stringify(tree.flatMap(({ children }) => children))).not.toContain('photo');
});
