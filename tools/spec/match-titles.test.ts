import { expect, it } from 'vitest';
import { matchTitles } from './report-missing.ts';

const requirements = ['S5.01', 'S5.02', 'S5.03', 'X.07'].map((id) => ({ id, text: 'Text.', where: 'forms' }));
const match = (...titles: string[]) =>
  matchTitles(
    requirements,
    titles.map((title) => ({ file: 'a.test.ts', title })),
  );

it('counts every id a title names', () => {
  const { proven, errors } = match('S5.01 S5.02 one', 'group X.07, S5.01');
  expect([...proven].sort()).toEqual(['S5.01', 'S5.02', 'X.07']);
  expect(errors).toEqual([]);
});

it.each(['S5.01–S5.03 range', 'S5.01-S5.03 range', 'S5.01 – 03 range', 'S5.01...S5.03 range'])(
  'does not count a range and reports it: %s',
  (title) => {
    const { proven, errors } = match(title);
    expect(proven.size).toBe(0);
    expect(errors).toEqual([expect.stringContaining('write every id out')]);
  },
);

it('reports ids that do not exist, also badly written ones', () => {
  expect(match('S5.99 nothing').errors).toEqual([expect.stringContaining('S5.99')]);
  expect(match('S5.1 nothing').errors).toEqual([expect.stringContaining('S5.1')]);
});
