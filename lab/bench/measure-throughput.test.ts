import { expect, it } from 'vitest';
import { parseProcessorSeconds, processorSeconds } from './measure-throughput.ts';

it('adds own and kernel time for any name of the program', () => {
  const stat = '4711 (node (a) b) S 1 4711 4711 0 -1 4194560 1 2 3 4 150 50 0 0 20 0 11 0 99 1 2';
  expect(parseProcessorSeconds(stat)).toBe(2);
});

it('grows while this process works', () => {
  const before = processorSeconds(process.pid);
  const end = performance.now() + 200;
  while (performance.now() < end);
  expect(processorSeconds(process.pid)).toBeGreaterThan(before);
});
