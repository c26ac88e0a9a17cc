import { expect, it } from 'vitest';
import { nextTab } from './tabs.tsx';

const ids = ['opis', 'opinie', 'pytania'];

it.each([
  ['ArrowRight', 'opis', 'opinie'],
  ['ArrowRight', 'pytania', 'opis'],
  ['ArrowLeft', 'opinie', 'opis'],
  ['ArrowLeft', 'opis', 'pytania'],
  ['Home', 'pytania', 'opis'],
  ['End', 'opis', 'pytania'],
  ['a', 'opis', undefined],
])('%s from %s moves to %s', (key, from, to) => {
  expect(nextTab(key, ids, from)).toBe(to);
});
