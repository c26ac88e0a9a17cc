import { expect, it } from 'vitest';
import { mergeEdits } from './merge-edits.ts';

const opened = { name: 'Anna', city: 'Kraków', phone: '600100200', other: false };

it('what another window saved stays where nothing was changed here', () => {
  const current = { ...opened, city: 'Sopot', other: true };
  const { merged, kept, conflicts } = mergeEdits(opened, current, { ...opened, name: 'Ania' });
  expect(merged).toEqual({ ...current, name: 'Ania' });
  expect(kept).toEqual(['city', 'other']);
  expect(conflicts).toEqual([]);
});

it('reports a conflict for a field changed in both windows', () => {
  const current = { ...opened, city: 'Sopot' };
  expect(mergeEdits(opened, current, { ...opened, city: 'Gdynia' }).conflicts).toEqual(['city']);
  expect(mergeEdits(opened, current, { ...opened, city: 'Sopot' }).conflicts).toEqual([]);
});

it('a form that does not say what it was opened with saves what it holds', () => {
  expect(mergeEdits({}, { ...opened, city: 'Sopot' }, opened).merged).toEqual(opened);
});

it('a form that says of one field only what it was opened with merges that one alone', () => {
  const current = { ...opened, name: 'Ola', city: 'Sopot' };
  expect(mergeEdits({ city: 'Kraków' }, current, opened)).toEqual({
    merged: { ...opened, city: 'Sopot' },
    kept: ['city'],
    conflicts: [],
  });
});
