import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { partsUsed } from './parts-used.ts';

const used = (code: string) =>
  partsUsed(parseAst(code, { lang: 'tsx' })).map(({ local, places }) => [local, places.flatMap(({ keys }) => keys)]);

describe('partsUsed', () => {
  it('finds the parts a module names, under the name it gave the object', () => {
    const code = `import { basketTexts as t } from '#texts/selling/basket.ts';
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
