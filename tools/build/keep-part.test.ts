import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { keepPart } from './texts-by-part.ts';

const keep = (code: string, key: string) => keepPart(parseAst(code, { lang: 'ts' }), code, 'texts', key);

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

  it('keeps the parts that what it needs speaks of', () => {
    const source = `const label = () => texts.a;
export const texts = { a: 'A', b: 'B', count: () => label() };`;
    expect(keep(source, 'count')).toBe(`const label = () => texts.a;
export const texts = { a: 'A', count: () => label() };`);
  });

  it('keeps what is taken out of something else', () => {
    const source = `const { format, locale: [tongue] } = new Intl.NumberFormat('pl');
const { other } = elsewhere;
export const texts = { a: (n: number) => format(n), b: tongue };`;
    for (const key of ['a', 'b']) {
      expect(keep(source, key)).toContain('const { format,');
      expect(keep(source, key)).not.toContain('elsewhere');
    }
  });

  it('keeps what runs by itself, with what that needs, and no types', () => {
    const source = `import './polish.ts';
type Key = keyof typeof texts;
const greeting = 'Hej';
remember(greeting, texts.b);
export const texts = { a: 'A', b: 'B', c: 'C' };`;
    expect(keep(source, 'a')).toBe(`import './polish.ts';
const greeting = 'Hej';
remember(greeting, texts.b);
export const texts = { a: 'A', b: 'B' };`);
  });

  it.each([
    ['is not there', 'b', `export const texts = { a: 1 };`],
    ['may come from elsewhere', 'a', `export const texts = { ...others, a: 1 };`],
    ['may be named by a variable', 'a', `const a = 'b'; export const texts = { [a]: 1 };`],
    ['speaks of the whole', 'a', `export const texts = { a: () => Object.keys(texts), b: 2 };`],
    ['needs what speaks of the whole', 'a', `const all = () => show(texts); export const texts = { a: all, b: 2 };`],
    ['is handed out under another name', 'a', `const texts = { a: 1 }; export { texts };`],
    ['shares its statement', 'a', `export const other = 1, texts = { a: 1 };`],
  ])('cannot tell a part that %s', (_, key, source) => {
    expect(keep(source, key)).toBeNull();
  });
});
