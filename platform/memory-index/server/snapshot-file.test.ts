import { expect, it } from 'vitest';
import { parseSnapshot, writeSnapshot } from './snapshot-file.ts';

it('a large column is summed and written in pieces, and comes back as it was', () => {
  const columns = new Map<string, Int32Array | Uint8Array>([
    ['odd', Uint8Array.of(1, 2, 3)],
    ['large', Int32Array.from({ length: 700_001 }, (_, at) => at * 7)],
    ['none', new Int32Array(0)],
  ]);
  const file = { identity: 'żółw', token: 't', horizon: '7', columns };
  const pieces = [...writeSnapshot(file)];
  expect(Math.max(...pieces.map(({ length }) => length))).toBe(1_048_576);
  expect(parseSnapshot(Buffer.concat(pieces))).toEqual(file);
});
