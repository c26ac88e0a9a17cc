import { expect, it } from 'vitest';
import { inlineScripts, suitsAddress } from './page-snippets.ts';

it.each([
  ['', '/koszyk', true],
  ['/kategoria/', '/kategoria/3/kubki?counter=2', true],
  ['/kategoria/', '/produkt/3/kubek', false],
  ['/$', '/', true],
  ['/$', '/?utm_source=x', true],
  ['/$', '/blog', false],
  ['/blog$', '/blog/3/kawa', false],
])('the condition %o on %s: %s', (condition, address, suits) => {
  expect(suitsAddress(condition, address)).toBe(suits);
});

it.each([
  ['<p>nic</p>', []],
  ['<script>a()</script><SCRIPT async>b()</SCRIPT >', ['a()', 'b()']],
  ['<script src="https://x.example/a.js"></script><script\n>c("<b>")</script>', ['c("<b>")']],
  ['<script data-src="x">d()</script>', ['d()']],
])('of %s', (html, texts) => {
  expect(inlineScripts(html)).toEqual(texts);
});
