import { expect, it } from 'vitest';
import { isPlainClick } from './is-plain-click.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it.each([
  [{}, true],
  [{ button: 1 }, false],
  [{ metaKey: true }, false],
  [{ ctrlKey: true }, false],
  [{ shiftKey: true }, false],
  [{ altKey: true }, false],
])('a click with %j is plain: %s', (held, expected) => {
  expect(isPlainClick({ ...plain, ...held })).toBe(expected);
});
