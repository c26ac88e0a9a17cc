import { expect, it } from 'vitest';
import { findRawColours } from './raw-colours.ts';

const inCode = (className: string) => findRawColours('app/a.tsx', `const a = <p className="${className}" />;`);

it.each([
  'bg-red-500',
  'text-gray-50',
  'border-b-emerald-950',
  'hover:bg-white',
  'bg-[#fafafa]',
  'bg-[oklch(0.5_0.1_20)]',
  'bg-[rgb(1,2,3)]',
  'bg-black/40',
])('refuses %s in a component', (className) => {
  expect(inCode(className)).toEqual([{ place: 'app/a.tsx:1', problem: expect.stringContaining('raw colour') }]);
});

it.each([
  'bg-surface text-ink border-line',
  'text-white-space',
  'bg-brand-ink',
  'color-mix(in oklab,var(--ink),transparent)',
  'oklch(from_var(--ink)_l_c_h/0.5)'.replaceAll('_', ' '),
])('accepts %s in a component', (className) => {
  expect(inCode(className)).toEqual([]);
});

it('accepts anchors, private fields and comments, refuses templates', () => {
  const code = `// #ffffff\nimport '#e2e/x.ts';\nclass A { #add = 1; }\nconst link = '#content';`;
  expect(findRawColours('app/a.ts', code)).toEqual([]);
  expect(findRawColours('app/a.ts', `const colour = \`\${x} #ffffff\`;`)).toHaveLength(1);
});

it('reads stylesheets without their comments and names the line', () => {
  expect(findRawColours('app/a.css', '/* #fff\n rgb(1,2,3) */\na { color: var(--ink); }')).toEqual([]);
  expect(findRawColours('app/a.css', '/* one\n two */\na { color: #fff; }')[0]?.place).toBe('app/a.css:3');
});
