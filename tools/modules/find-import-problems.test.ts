import { expect, it } from 'vitest';
import { findCircles, parseImports } from './find-import-problems.ts';

it('finds static, type, side-effect, re-exported, dynamic and type-position imports', () => {
  const code = `
    import a from './a.ts';
    import type { B } from '#platform/money/rules/b.ts';
    import './c.css';
    export { d } from './d.ts';
    export * from './e.ts';
    const f = await import('./f.ts');
    type G = import('./g.ts').G;
    export const h = 1;`;
  expect(parseImports('storefront/x.tsx', code)).toEqual([
    './a.ts',
    '#platform/money/rules/b.ts',
    './c.css',
    './d.ts',
    './e.ts',
    './f.ts',
    './g.ts',
  ]);
});

it('does not take comments and strings for imports, and refuses a file it cannot read', () => {
  expect(parseImports('storefront/x.ts', `// import './a.ts'\nconst text = "import './b.ts'";`)).toEqual([]);
  expect(() => parseImports('storefront/x.ts', 'import from from')).toThrow('storefront/x.ts');
});

it('a planted circle of files is found, types included, with all its files and the shortest way round', () => {
  const circles = findCircles([
    { from: 'modules/sales/orders/index.ts', specifier: './place-order.ts' },
    { from: 'modules/sales/orders/place-order.ts', specifier: '../payments/index.ts' },
    { from: 'modules/sales/payments/index.ts', specifier: './pay.ts' },
    { from: 'modules/sales/payments/pay.ts', specifier: '#modules/sales/orders/index.ts' },
    { from: 'modules/sales/payments/pay.ts', specifier: './index.ts' },
    { from: 'platform/money/rules/vat.ts', specifier: './vat.ts' },
    { from: 'wire/server/calls.ts', specifier: '#modules/sales/orders/index.ts' },
  ]);
  expect(circles).toEqual([
    '4 files import each other in a circle: modules/sales/orders/index.ts -> modules/sales/orders/place-order.ts -> modules/sales/payments/index.ts -> modules/sales/payments/pay.ts -> modules/sales/orders/index.ts; all of them: modules/sales/orders/index.ts, modules/sales/orders/place-order.ts, modules/sales/payments/index.ts, modules/sales/payments/pay.ts',
    '1 file imports itself: platform/money/rules/vat.ts',
  ]);
});

it('files that only share what they import are no circle, and packages are no files', () => {
  const circles = findCircles([
    { from: 'storefront/a.ts', specifier: './b.ts' },
    { from: 'storefront/a.ts', specifier: './c.ts' },
    { from: 'storefront/b.ts', specifier: './d.ts' },
    { from: 'storefront/c.ts', specifier: './d.ts' },
    { from: 'storefront/d.ts', specifier: 'hono' },
  ]);
  expect(circles).toEqual([]);
});
