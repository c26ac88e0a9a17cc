import { expect, it } from 'vitest';
import { BLOG_TAG, inlineScripts, NEWS_TAG, SCRIPT_SEAM, suitsAddress, textPageTag } from './page-snippets.ts';

it.each([
  ['', '/koszyk', true],
  ['/kategoria/', '/kategoria/3/kubki?counter=2', true],
  ['/kategoria/', '/produkt/3/kubek', false],
  ['/$', '/', true],
  ['/$', '/?utm_source=x', true],
  ['/$', '/blog', false],
  ['/blog$', '/blog/3/kawa', false],
  ['/blog$', '/blog#x', true],
  ['/blog$', '/', false],
])('the condition %o on %s: %s', (condition, address, suits) => {
  expect(suitsAddress(condition, address)).toBe(suits);
});

it.each([
  ['<p>nic</p>', []],
  ['<script>a()</script><SCRIPT async>b()</SCRIPT >', ['a()', 'b()']],
  ['<script src="https://x.example/a.js"></script><script\n>c("<b>")</script>', ['c("<b>")']],
  ['<script data-src="x">d()</script>', ['d()']],
  ['<script src = "x">d()</script>', []],
  ['<script>a()\nb()</script>', ['a()\nb()']],
])('of %s', (html, texts) => {
  expect(inlineScripts(html)).toEqual(texts);
});

it('words of the shop are thrown away apart, and scripts stay apart in one text', () => {
  expect(new Set([BLOG_TAG, NEWS_TAG, textPageTag('regulamin'), textPageTag('dostawa'), '']).size).toBe(5);
  expect(SCRIPT_SEAM.trim()).toBe('/* next */');
});
