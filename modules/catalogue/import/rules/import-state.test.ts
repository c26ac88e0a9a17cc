import { expect, it } from 'vitest';
import { hasWritten, IMPORT_STATES, isUnreadable } from './import-state.ts';

it('O.30 a trial has written nothing, also when it counted changes', () => {
  expect(IMPORT_STATES.filter((state) => !hasWritten(state))).toEqual([
    'fetching',
    'mapping',
    'checking',
    'checked',
    'refused',
  ]);
});

it('a refused file of which not even the headings are known cannot be tried again', () => {
  const row = { state: 'refused', source: 'upload', total: null, headings: null, mapping: null } as const;
  expect(isUnreadable(row)).toBe(true);
  expect(isUnreadable({ ...row, headings: [] })).toBe(false);
  expect(isUnreadable({ ...row, state: 'mapping' })).toBe(false);
});
