import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const app = path.join(import.meta.dirname, '../../storefront');
const pictures = globSync('ui/still-lifes/*.webp', { cwd: app }).map((file) => path.basename(file, '.webp'));

function listPlacements(folder: string): { name: string; file: string; isList: boolean }[] {
  return globSync(`${folder}/**/*.tsx`, { cwd: app }).flatMap((file) => {
    const text = readFileSync(path.join(app, file), 'utf8');
    const names = text.matchAll(/still-lifes\/([\w-]+)\.webp/g);
    return [...names].map(([, name = '']) => ({ name, file, isList: text.includes('<EmptyState') }));
  });
}

it('no two kinds of list share the still life of their emptiness, and none is left over', () => {
  const all = [...listPlacements('screens'), ...listPlacements('features')];
  expect([...new Set(all.map(({ name }) => name))].sort()).toEqual(pictures.toSorted());
  const lists = Map.groupBy(
    all.filter(({ isList }) => isList),
    ({ name }) => name,
  );
  // One list and all lists are one kind.
  lists.delete('notebook');
  for (const [name, files] of lists) expect(files, name).toHaveLength(1);
});

it.each(pictures)('%s is small and has a transparent background for light and dark pages', async (name) => {
  const file = path.join(app, `ui/still-lifes/${name}.webp`);
  expect(statSync(file).size).toBeLessThanOrEqual(20_000);
  const { data, info } = await sharp(file).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([640, 480]);
  const corners = [0, 639, 479 * 640, 480 * 640 - 1].map((at) => data[at]);
  expect(corners).toEqual([0, 0, 0, 0]);
  expect(data[240 * 640 + 320]).toBe(255);
});
