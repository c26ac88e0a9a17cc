import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPieces, writePieces } from './chosen-pieces.ts';

it('what is written is read again', () => {
  const piece = fc.record({
    lineId: fc.integer({ min: 1, max: 2_147_483_647 }),
    quantity: fc.integer({ min: 1, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
  });
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(readPieces(writePieces(pieces))).toEqual(pieces);
    }),
  );
});

it.each(['', 'x', '1', '1-', '-1', '1-a', '1--2', '1-2e9', '1-0x1', '1-1_2', "1-1' or 1=1"])('%s', (text) => {
  expect(readPieces(text).length).toBeLessThanOrEqual(1);
});
