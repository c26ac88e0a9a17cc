import { expect, it } from 'vitest';
import { addFocus, focusedSource, readFocus, writeFocus } from './photo-focus.ts';

it.each([
  ['30', '70', '30 70'],
  ['50', '50', ''],
  ['', '', ''],
  [null, undefined, ''],
  ['33.4', '-5', '30 0'],
  ['1e9', 'dużo', '100 50'],
])('O.25 a focus of %j and %j is kept as %j', (x, y, kept) => {
  expect(writeFocus(x, y)).toBe(kept);
  expect(writeFocus(...(Object.values(readFocus(kept)) as [number, number]))).toBe(kept);
});

it('the address of a small picture carries its focus, and the middle nothing', () => {
  expect(focusedSource(addFocus('/obraz/160/a.png', '0 70'))).toEqual({
    src: '/obraz/160/a.png',
    'data-focus': '0 70',
  });
  expect(addFocus('/obraz/160/a.png', null)).toBe('/obraz/160/a.png');
  expect(focusedSource('/obraz/160/a.png')).toEqual({ src: '/obraz/160/a.png' });
});
