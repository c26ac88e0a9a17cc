import { expect, it } from 'vitest';
import { findUnusedTexts } from './unused-texts.ts';

const text = (key: string) => ({
  file: 'modules/a/koc/texts/koc.ts',
  text: `export const kocTexts = {\n  ${key}: 'Koc',\n};\n`,
});
const user = (code: string, from = '#modules/a/koc/texts/koc.ts') => ({
  file: 'modules/a/koc/storefront/koc.tsx',
  text: `import '${from}';\n${code}`,
});

it('finds a text whose name no importing file writes', () => {
  expect(
    findUnusedTexts([text('nazwa')], [user('kocTexts.koc.cena'), user('nazwa', '#modules/a/koc/texts/inne.ts')]),
  ).toEqual([{ place: 'modules/a/koc/texts/koc.ts:2', problem: 'nothing uses the text "nazwa"' }]);
});

it.each([
  ['a member', user('kocTexts.nazwa')],
  ['a name taken out', user('const { nazwa } = kocTexts')],
  ['a code elsewhere', { file: 'modules/a/koc/server/koc.ts', text: `return 'nazwa'` }],
  ['a name of the rules', { file: 'modules/a/koc/rules/koc.ts', text: 'interface Koc { nazwa: string }' }],
  [
    'another text',
    { file: 'modules/a/koc/texts/inne.ts', text: `import { kocTexts } from './koc.ts';\nkocTexts.nazwa` },
  ],
])('accepts %s', (_, source) => {
  expect(findUnusedTexts([text('nazwa')], [source])).toEqual([]);
});

it('leaves alone what is looked up by a code or by data', () => {
  expect(findUnusedTexts([text("'nie-ma'")], [])).toEqual([]);
  expect(findUnusedTexts([{ ...text('para'), file: 'modules/catalogue/availability/texts/units.ts' }], [])).toEqual([]);
});
