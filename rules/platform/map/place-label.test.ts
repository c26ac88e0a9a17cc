import { expect, it } from 'vitest';
import { placeLabel } from './place-label.ts';

const city = { x: 100, y: 100 };

it.each([
  ['no pin', [], 'below'],
  ['a pin in the city', [{ x: 103, y: 98 }], 'pinned'],
  ['a pin south of it, over the name', [{ x: 100, y: 127 }], 'aside'],
  ['a pin far in the south', [{ x: 100, y: 190 }], 'below'],
  ['a pin north of it', [{ x: 100, y: 80 }], 'below'],
  ['a pin beside it', [{ x: 160, y: 120 }], 'below'],
  ['pins in it and south of it', [{ x: 100, y: 127 }, city], 'pinned'],
] as const)('with %s', (_, pins, where) => {
  expect(placeLabel(city, pins)).toBe(where);
});
