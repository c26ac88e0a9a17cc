import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPins, placeLabel } from './map-pins.ts';

describe('pins of a map', () => {
  it('puts neighbours together and leaves the others alone', () => {
    const pins = [
      { id: 1, x: 0, y: 0 },
      { id: 2, x: 10, y: 10 },
      { id: 3, x: 100, y: 0 },
    ];
    expect(groupPins(pins, 48, null).map(({ pins }) => pins.map(({ id }) => id))).toEqual([[1, 2], [3]]);
  });

  it('lets the chosen one lead its group', () => {
    const pins = [
      { id: 1, x: 0, y: 0 },
      { id: 2, x: 10, y: 10 },
    ];
    expect(groupPins(pins, 48, 2)[0]?.first.id).toBe(2);
    expect(groupPins(pins, 48, 1)[0]?.first.id).toBe(1);
  });

  it('neighbours are near in both directions', () => {
    const at = (x: number, y: number) =>
      groupPins([{ id: 1, x: 0, y: 0 }, { id: 2, x, y }], 48, null).length; // biome-ignore format: one map a line
    expect([at(47, 47), at(48, 0), at(0, 48), at(-47, -47), at(100, 0), at(0, 100)]).toEqual([1, 2, 2, 1, 2, 2]);
  });

  it('loses no pin and lets no two groups cover each other', () => {
    const place = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(fc.array(fc.record({ x: place, y: place }), { maxLength: 60 }), (places) => {
        const groups = groupPins(
          places.map((place, id) => ({ id, ...place })),
          48,
          0,
        );
        expect(groups.flatMap(({ pins }) => pins)).toHaveLength(places.length);
        for (const [index, { first }] of groups.entries()) {
          for (const { first: other } of groups.slice(index + 1)) {
            expect(Math.max(Math.abs(first.x - other.x), Math.abs(first.y - other.y))).toBeGreaterThanOrEqual(48);
          }
        }
      }),
    );
  });
});

const city = { x: 100, y: 100 };

it.each([
  ['no pin', [], 'below'],
  ['a pin in the city', [{ x: 103, y: 98 }], 'pinned'],
  ['a pin south of it, over the name', [{ x: 100, y: 127 }], 'aside'],
  ['a pin far in the south', [{ x: 100, y: 190 }], 'below'],
  ['a pin north of it', [{ x: 100, y: 80 }], 'below'],
  ['a pin just inside the city', [{ x: 110, y: 100 }], 'pinned'],
  ['a pin just below it', [{ x: 111, y: 101 }], 'aside-before'],
  ['a pin just below and before it', [{ x: 89, y: 101 }], 'aside'],
  ['a pin level with it', [{ x: 111, y: 100 }], 'below'],
  ['a pin as far as it covers', [{ x: 100, y: 166 }], 'below'],
  ['a pin that just covers', [{ x: 143, y: 165 }], 'aside-before'],
  [
    'pins that cover on both sides',
    [
      { x: 143, y: 165 },
      { x: 57, y: 165 },
    ],
    'aside',
  ],
  ['a pin hardly after it', [{ x: 110, y: 127 }], 'aside'],
  ['a pin as far aside as it covers', [{ x: 144, y: 165 }], 'below'],
  ['a pin next to it', [{ x: 160, y: 120 }], 'below'],
  ['a group in the city', [{ x: 103, y: 98, isGroup: true }], 'grouped'],
  ['a group south of it', [{ x: 100, y: 127, isGroup: true }], 'aside'],
  ['pins in it and south of it', [{ x: 100, y: 127 }, city], 'pinned'],
] as const)('with %s', (_, pins, where) => {
  expect(placeLabel(city, pins)).toBe(where);
});
