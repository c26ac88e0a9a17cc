import { expect, it } from 'vitest';
import { inlineScripts } from './inline-scripts.ts';

it.each([
  ['<p>nic</p>', []],
  ['<script>a()</script><SCRIPT async>b()</SCRIPT >', ['a()', 'b()']],
  ['<script src="https://x.example/a.js"></script><script\n>c("<b>")</script>', ['c("<b>")']],
  ['<script data-src="x">d()</script>', ['d()']],
])('of %s', (html, texts) => {
  expect(inlineScripts(html)).toEqual(texts);
});
