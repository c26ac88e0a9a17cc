import { expect, it } from 'vitest';
import { parseTitles } from './parse-titles.ts';

const titles = (code: string) => parseTitles('sample.test.tsx', code);

it('reads titles of tests, groups, tables and browser tests, in any quotes', () => {
  const code = `
    describe("S1.01 group", () => {
      it('S1.02 one', () => {});
      it.each([[1, 2]])('S1.03 table %i', () => {});
      it.each\`a\`(\`S1.04 tagged\`, () => {});
      it.concurrent('S1.05 ' + 'joined', () => {});
    });
    test.describe('S1.06 browser', () => { test(\`S1.07 \${name} part\`, async () => {}); });`;
  expect(titles(code)).toEqual([
    'S1.01 group',
    'S1.02 one',
    'S1.03 table %i',
    'S1.04 tagged',
    'S1.05 joined',
    'S1.06 browser',
    'S1.07 … part',
  ]);
});

it('leaves out tests that do not run, with everything inside them', () => {
  const code = `
    it.skip('S1.01', () => {});
    it.todo('S1.02');
    test.fixme('S1.03', () => {});
    it.fails('S1.04', () => {});
    describe.skip('S1.05', () => { it('S1.06', () => {}); });
    it('S1.07');`;
  expect(titles(code)).toEqual([]);
});

it('does not take comments, other strings, steps or other calls for titles', () => {
  const code = `
    // it('S1.01', () => {})
    const text = "it('S1.02', () => {})";
    expectThat('S1.03', () => {});
    test('plain', async () => { await test.step('S1.04', async () => {}); });`;
  expect(titles(code)).toEqual(['plain']);
});
