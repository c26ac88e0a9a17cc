import fc from 'fast-check';
import { expect, it } from 'vitest';
import { goesBack, parsePieces, proofReason, writePieces } from './withdrawal-view.ts';

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

const lines = [
  { lineId: 1, digital: null },
  { lineId: 2, digital: 'gift-card' as const },
];
const piece = (lineId: number) => ({ lineId, quantity: 1 });

it.each([
  ['an order that is not packed yet', true, [piece(1)], 'unsent'],
  ['an order that is not packed yet, digital goods or not', true, [piece(2)], 'unsent'],
  ['goods that came', false, [piece(1)], null],
  ['a gift card', false, [piece(2)], 'digital'],
  ['a gift card among goods', false, [piece(1), piece(2)], 'digital'],
  ['nothing', false, [], null],
] as const)('X.40 the number and contact are enough, but for %s', (_what, cancellable, pieces, reason) => {
  expect(proofReason({ cancellable, lines }, pieces)).toBe(reason);
});

it('what is written is read again', () => {
  const piece = fc.record({
    lineId: fc.integer({ min: 1, max: 2_147_483_647 }),
    quantity: fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
  });
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(parsePieces(writePieces(pieces))).toEqual(pieces);
    }),
  );
});

it.each(['', 'x', '1', '1-', '-1', '1-a', '1--2', '1-2e9', '1-0x1', '1-1_2', "1-1' or 1=1"])('%s', (text) => {
  expect(parsePieces(text).length).toBeLessThanOrEqual(1);
});
