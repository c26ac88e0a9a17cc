import { expect, it } from 'vitest';
import { findCircles, findCycles, parseImports } from './find-border-problems.ts';

it('finds static, type, side-effect, re-exported, dynamic and type-position imports', () => {
  const code = `
    import a from './a.ts';
    import type { B } from '#rules/b.ts';
    import './c.css';
    export { d } from './d.ts';
    export * from './e.ts';
    const f = await import('./f.ts');
    type G = import('./g.ts').G;
    export const h = 1;`;
  expect(parseImports('app/x.tsx', code)).toEqual([
    './a.ts',
    '#rules/b.ts',
    './c.css',
    './d.ts',
    './e.ts',
    './f.ts',
    './g.ts',
  ]);
});

it('does not take comments and strings for imports, and refuses a file it cannot read', () => {
  expect(parseImports('app/x.ts', `// import './a.ts'\nconst text = "import './b.ts'";`)).toEqual([]);
  expect(() => parseImports('app/x.ts', 'import from from')).toThrow('app/x.ts');
});

it('finds a circle of two and of three top folders and names the imports that close it', () => {
  const cycles = findCycles([
    { from: 'app/context.server.ts', specifier: '#server/process.ts' },
    { from: 'server/process.ts', specifier: '#app/routes.ts' },
    { from: 'server/calls.ts', specifier: '#wire/server/calls.ts' },
    { from: 'wire/server/calls.ts', specifier: '#app/routes.ts' },
  ]);
  expect(cycles).toEqual([
    'app/context.server.ts imports #server/process.ts; server/process.ts imports #app/routes.ts',
    'app/context.server.ts imports #server/process.ts; server/calls.ts imports #wire/server/calls.ts; wire/server/calls.ts imports #app/routes.ts',
  ]);
});

it('accepts arrows in one direction and ignores tests, packages and the own folder', () => {
  const cycles = findCycles([
    { from: 'server/process.ts', specifier: '#wire/server/calls.ts' },
    { from: 'wire/server/calls.test.ts', specifier: '#server/process.ts' },
    { from: 'wire/server/calls.ts', specifier: './parse.ts' },
    { from: 'wire/server/calls.ts', specifier: 'hono' },
  ]);
  expect(cycles).toEqual([]);
});

it('a planted circle of files is found, types included, with all its files and the shortest way round', () => {
  const circles = findCircles([
    { from: 'shop/selling/orders/index.ts', specifier: './place-order.ts' },
    { from: 'shop/selling/orders/place-order.ts', specifier: '../payments/index.ts' },
    { from: 'shop/selling/payments/index.ts', specifier: './pay.ts' },
    { from: 'shop/selling/payments/pay.ts', specifier: '#shop/selling/orders/index.ts' },
    { from: 'shop/selling/payments/pay.ts', specifier: './index.ts' },
    { from: 'rules/platform/money/vat.ts', specifier: './vat.ts' },
    { from: 'wire/server/calls.ts', specifier: '#shop/selling/orders/index.ts' },
  ]);
  expect(circles).toEqual([
    '4 files import each other in a circle: shop/selling/orders/index.ts -> shop/selling/orders/place-order.ts -> shop/selling/payments/index.ts -> shop/selling/payments/pay.ts -> shop/selling/orders/index.ts; all of them: shop/selling/orders/index.ts, shop/selling/orders/place-order.ts, shop/selling/payments/index.ts, shop/selling/payments/pay.ts',
    '1 file imports itself: rules/platform/money/vat.ts',
  ]);
});

it('files that only share what they import are no circle, and packages are no files', () => {
  const circles = findCircles([
    { from: 'app/a.ts', specifier: './b.ts' },
    { from: 'app/a.ts', specifier: './c.ts' },
    { from: 'app/b.ts', specifier: './d.ts' },
    { from: 'app/c.ts', specifier: './d.ts' },
    { from: 'app/d.ts', specifier: 'hono' },
  ]);
  expect(circles).toEqual([]);
});
