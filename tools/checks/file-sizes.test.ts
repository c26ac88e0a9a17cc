import { expect, it } from 'vitest';
import { reportFileSizes } from './file-sizes.ts';

const file = (name: string, lines: number, first = 'const a = 1;') => ({
  file: name,
  text: `${[first, ...Array.from({ length: lines - 1 }, () => '//')].join('\n')}\n`,
});

it('accepts 350 lines, refuses 351', () => {
  expect(reportFileSizes([file('a.ts', 350), file('b.ts', 1), file('c.ts', 1)]).findings).toEqual([]);
  expect(reportFileSizes([file('a.ts', 351), file('b.ts', 1), file('c.ts', 1)]).findings).toEqual([
    { place: 'a.ts', problem: expect.stringContaining('351 lines: split it') },
  ]);
});

it('accepts a longer file that says why, not one with any other comment', () => {
  const small = [file('b.ts', 1), file('c.ts', 1)];
  const reason = '// Longer than 350 lines because it is one table of Polish towns.';
  expect(reportFileSizes([file('a.ts', 400, reason), ...small]).findings).toEqual([]);
  expect(reportFileSizes([file('a.ts', 400, '// Towns.'), ...small]).findings).toHaveLength(1);
  expect(reportFileSizes([file('a.ts', 400, '// Longer than 350 lines because'), ...small]).findings).toHaveLength(1);
});

it('reports the median without tests and refuses one above 70', () => {
  const report = reportFileSizes([file('a.ts', 10), file('b.ts', 30), file('b.test.ts', 200)]);
  expect(report.summary).toBe('2 files, median 20 lines, longest 30, 1 of at most 10');
  expect(reportFileSizes([file('a.ts', 71)]).findings).toEqual([
    { place: 'all files', problem: 'median of 71 lines is above 70' },
  ]);
});

it('accepts 60 files of at most ten lines and lists them all when there are 61; tests, styles, declarations and entry points do not count', () => {
  const short = Array.from({ length: 60 }, (_, at) => file(`a${at}.ts`, 10));
  const others = [file('b.ts', 11), file('b.test.ts', 5), file('b.css', 5), file('b.d.ts', 5), file('b/index.ts', 2)];
  expect(reportFileSizes([...short, ...others]).findings).toEqual([]);
  const { findings } = reportFileSizes([...short, ...others, file('c.tsx', 1)]);
  expect(findings).toHaveLength(62);
  expect(findings[0]).toEqual({
    place: 'all files',
    problem: expect.stringContaining('61 files have at most 10 lines'),
  });
  expect(findings.at(-1)).toEqual({ place: 'c.tsx', problem: '1 lines' });
});
