import { describe, expect, test } from 'vitest';
import { collectExpressions, findSlowExpressions } from './slow-expressions.ts';

const code = [
  'const END = /\\s+$/;',
  "const REPEATED = new RegExp('(a|a)*b', 'u');",
  'const half = total / 2 / count;',
  'const DIGITS = /^\\d{1,3}$/;',
].join('\n');

describe('slow expressions', () => {
  test('finds literals and texts given to RegExp, no divisions', () => {
    expect(collectExpressions('a.ts', code)).toEqual([
      { place: 'a.ts:1', source: '\\s+$', flags: '' },
      { place: 'a.ts:2', source: '(a|a)*b', flags: 'u' },
      { place: 'a.ts:4', source: '^\\d{1,3}$', flags: '' },
    ]);
  });

  test('reports expressions whose time grows faster than the text', async () => {
    const findings = await findSlowExpressions(collectExpressions('a.ts', code));
    expect(findings).toEqual([
      { place: 'a.ts:1', problem: expect.stringContaining('/\\s+$/ backtracks (2nd degree polynomial') },
      { place: 'a.ts:2', problem: expect.stringContaining('/(a|a)*b/u backtracks (exponential') },
    ]);
  });

  test('accepts linear expressions, quantifiers inside classes included', async () => {
    const linear = [/^\d+(?:[.,]\d+)?$/, /[*+]{1,40}$/, /[^\s]+/g];
    const expressions = linear.map(({ source, flags }) => ({ place: 'a.ts:1', source, flags }));
    expect(await findSlowExpressions(expressions)).toEqual([]);
  });
});
