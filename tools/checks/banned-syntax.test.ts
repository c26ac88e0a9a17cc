import { expect, it } from 'vitest';
import { BANS, findBannedSyntax } from './banned-syntax.ts';

/** One of each, planted: a ban without its line here does not pass. */
const PLANTED: Record<string, string[]> = {
  'as unknown as': [
    'const shop = {} as unknown as Shop;',
    'open((row.data as unknown) as Shop);',
    'const a = b as\n  unknown as\n  Shop;',
  ],
  '...{ }': ['const line = { ...{ id, name }, price };', 'const row = <Row {...{ id, name }} />;'],
};

it('every ban has its planted lines', () => {
  expect(Object.keys(PLANTED)).toEqual(BANS.map(({ name }) => name));
});

it.each(Object.entries(PLANTED).flatMap(([name, lines]) => lines.map((line) => [name, line])))(
  '%s is found in %j',
  (name, line) => {
    expect(findBannedSyntax('app/a.tsx', `const before = 1;\n${line}`)).toEqual([
      { place: 'app/a.tsx:2', problem: expect.stringContaining(`${name}: `) },
    ]);
  },
);

it.each([
  'const page: Partial<Page> = {}; open(page as Page);',
  'const value = JSON.parse(text) as unknown;',
  'const line = { ...(isGift && { price: 0 }), ...rest };',
  '// as unknown as Shop\nconst words = "as unknown as";',
])('%j is nothing of that', (code) => {
  expect(findBannedSyntax('app/a.ts', code)).toEqual([]);
});
