import { expect, it } from 'vitest';
import { goesBack } from './goes-back.ts';

it.each([
  ['goods from a parcel', false, ['product_item'], true],
  ['goods that never left the shop', true, ['product_item'], false],
  ['a file', false, ['product_virtual'], false],
  ['a service', false, ['product_service'], false],
  ['goods together with a file', false, ['product_virtual', 'product_item'], true],
] as const)('%s', (_, unpacked, types, back) => {
  const named = { name: '', sizeName: '', unit: 'szt.', unitPlural: 'szt.', quantity: 1 };
  const lines = types.map((type, lineId) => ({ ...named, type, lineId }));
  expect(goesBack({ unpacked, lines })).toBe(back);
});
