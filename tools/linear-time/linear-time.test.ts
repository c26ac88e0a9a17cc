import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findSlowText } from './measure-function.ts';

const run = promisify(execFile);

test('no rule and no parser of requests takes more than linear time', { timeout: 900_000 }, async () => {
  const { stdout } = await run('node', [path.join(import.meta.dirname, 'measure.ts')]);
  const { measured, slow } = JSON.parse(stdout) as { measured: number; slow: string[] };
  expect(slow).toEqual([]);
  expect(measured).toBeGreaterThan(500);
});

test('a function of quadratic time is found', async () => {
  const read = ({ length }: string) => {
    let sum = 0;
    for (let outer = 0; outer < length; outer += 8)
      for (let inner = 0; inner < length; inner += 8) sum += outer ^ inner;
    return sum;
  };
  expect(await findSlowText(read)).toMatch(/^" ": /);
});

test('a function that reads its text twice is not found', async () => {
  expect(await findSlowText((text) => [...text].length + [...text].filter((one) => one === 'x').length)).toBeNull();
});
