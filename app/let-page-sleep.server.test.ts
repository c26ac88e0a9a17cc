import { expect, it } from 'vitest';
import { letPageSleep } from './let-page-sleep.server.ts';

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;
const preloads =
  '<link rel="modulepreload" href="/entry.js"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
const modules = 'import * as a from "/a.js";window.__reactRouterRouteModules = {a};';

it('loads the entry alone and leaves the other modules asleep', () => {
  const html = page(
    `<title>x</title>${preloads}<link rel="stylesheet" href="/s.css"/>`,
    `<p>y</p><script nonce="n" type="module" async="">${modules}import("/entry.js");</script>`,
  );
  expect(letPageSleep(html)).toBe(
    page(
      '<title>x</title><link rel="stylesheet" href="/s.css"/>',
      `<p>y</p><script nonce="n" type="text/plain" data-sleeping="/a.js /b.js">${modules}import("/entry.js").then(({wake})=>wake());</script><script type="module" async="" src="/entry.js"></script>`,
    ),
  );
});

it('leaves a document without modules as it is', () => {
  expect(letPageSleep('<p>modulepreload</p>')).toBe('<p>modulepreload</p>');
  expect(letPageSleep(page('<title>x</title>', 'x'))).toBe(page('<title>x</title>', 'x'));
});
