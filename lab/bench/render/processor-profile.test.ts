import { expect, it } from 'vitest';
import { countElements } from './count-elements.ts';
import { divideProfile, namesByLine } from './processor-profile.ts';

it('counts elements, but neither what a script holds nor what is closed', () => {
  const html =
    '<!DOCTYPE html><html><body><p class="a">1 &lt; 2</p><br/><script>if (a<b) "<i>"</script><my-part></my-part></body></html>';
  expect(countElements(html)).toBe(6);
});

it('a line of the bundle belongs to the module named last before it', () => {
  const code = [
    'import x',
    '// storefront/root.tsx',
    'a',
    '// a remark',
    '// node_modules/react-dom/index.js',
    'b',
  ].join('\n');
  expect(namesByLine(code)).toEqual([
    undefined,
    'storefront/root.tsx',
    'storefront/root.tsx',
    'storefront/root.tsx',
    'node_modules/react-dom/index.js',
    'node_modules/react-dom/index.js',
  ]);
});

it('time in a function without a file counts for its caller; waiting does not count', () => {
  const frame = (functionName: string, url = '') => ({ functionName, url, lineNumber: 0 });
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(root)'), children: [2, 3, 6] },
      { id: 2, callFrame: frame('(idle)') },
      { id: 3, callFrame: frame('renderPage', 'react'), children: [4, 5] },
      { id: 4, callFrame: frame('encode', 'node:internal') },
      { id: 5, callFrame: frame('Card', 'card') },
      { id: 6, callFrame: frame('(garbage collector)') },
    ],
    samples: [2, 3, 4, 5, 6, 6],
    timeDeltas: [9000, 1000, 2000, 4000, 500, 500],
  };
  const modules: Record<string, string> = {
    react: 'node_modules/react-dom/server.js',
    card: 'modules/catalogue/product-cards/storefront/product-card.tsx',
  };
  const divided = divideProfile(profile, (url) => modules[url]);
  expect(Object.fromEntries(divided)).toEqual({ React: 3, "page's components": 4, collecting: 1 });
});
