import { expect, it } from 'vitest';
import { letPageSleep } from './let-page-sleep.server.ts';

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;
const preloads =
  '<link rel="modulepreload" href="/entry.js"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
const modules = 'import * as a from "/a.js";window.__reactRouterRouteModules = {a};';
const script = `<script nonce="n" type="module" async="">${modules}import("/entry.js");</script>`;

it('loads the entry alone and leaves the other modules asleep', () => {
  const html = page(`<title>x</title>${preloads}<link rel="stylesheet" href="/s.css"/>`, `<p>y</p>${script}`);
  expect(letPageSleep(html)).toBe(
    page(
      '<title>x</title><link rel="stylesheet" href="/s.css"/>',
      `<p>y</p><script nonce="n" type="text/plain" data-sleeping="/a.js /b.js">${modules}import("/entry.js").then(({wake})=>wake());</script><script type="module" async="" src="/entry.js"></script>`,
    ),
  );
});

it.each([
  ['without modules', page(preloads, 'x'), 'no script that imports'],
  [
    'with attributes in another order',
    page(preloads, script.replace(' type="module" async=""', ' async="" type="module"')),
    'no script that imports',
  ],
  ['without preloads', page('', script), 'no module is preloaded'],
  ['with another kind of preload', page(`${preloads}<link href="/c.js" rel="modulepreload"/>`, script), 'otherwise'],
])('takes no page %s', (_, html, problem) => {
  expect(() => letPageSleep(html)).toThrow(problem);
});
