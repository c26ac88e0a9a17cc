import { expect, it } from 'vitest';
import { readImports } from './read-imports.ts';

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
  expect(readImports('app/x.tsx', code)).toEqual([
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
  expect(readImports('app/x.ts', `// import './a.ts'\nconst text = "import './b.ts'";`)).toEqual([]);
  expect(() => readImports('app/x.ts', 'import from from')).toThrow('app/x.ts');
});
