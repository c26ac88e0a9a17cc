import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { keepPart, partsUsed } from './parts-of-texts.ts';

const used = (code: string) =>
  partsUsed(parseAst(code, { lang: 'tsx' })).map(({ local, places }) => [local, places.flatMap(({ keys }) => keys)]);
const keep = (code: string, key: string) => keepPart(parseAst(code, { lang: 'ts' }), code, 'texts', key);

describe('partsUsed', () => {
  it('finds the parts a module names, under the name it gave the object', () => {
    const code = `import { basketTexts as t } from '#texts/basket.ts';
      const { lines } = t.list;
      const { foot, head: top } = t;
      export const A = () => <p title={t.title}>{t.count(2)}{x.t}</p>;`;
    expect(used(code)).toEqual([['t', ['list', 'foot', 'head', 'title', 'count']]]);
  });

  it.each([
    ['handed on', 'show(t)'],
    ['taken apart with a rest', 'const { a, ...rest } = t'],
    ['asked by a computed key', 't[code]'],
    ['short in an object', 'show({ t })'],
    ['another variable somewhere', 'const f = (t) => t.a'],
  ])('leaves an object whole that is %s', (_, code) => {
    expect(used(`import { t } from '#texts/t.ts'; t.a; ${code};`)).toEqual([]);
  });
});

describe('keepPart', () => {
  const code = `import { plural } from './plural.ts';
const forms = { one: 'rzecz', many: base };
const base = 'rzeczy';
const unused = 'nic';
export function helper() { return unused; }
export const texts = {
  a: 'A',
  count: (n: number) => plural(n, forms),
  both: () => texts.a + texts.count(2),
} as const;`;

  it('keeps one part with what it needs', () => {
    const kept = keep(code, 'count');
    expect(kept).toContain("const base = 'rzeczy'");
    expect(kept).toContain('plural(n, forms) } as const');
    expect(kept).not.toMatch(/unused|helper|'A'/);
  });

  it('keeps the parts a part speaks of', () => {
    expect(keep(code, 'both')).toMatch(/a: 'A', count: .*, both:/);
    expect(keep(code, 'a')).not.toContain('forms');
  });

  it.each([
    ['is not there', 'b', `export const texts = { a: 1 };`],
    ['may come from elsewhere', 'a', `export const texts = { ...others, a: 1 };`],
    ['speaks of the whole', 'a', `export const texts = { a: () => Object.keys(texts), b: 2 };`],
  ])('leaves the module as it is when the part %s', (_, key, source) => {
    expect(keep(source, key)).toBe(source);
  });
});
