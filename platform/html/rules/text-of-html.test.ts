import { expect, it } from 'vitest';
import { linesOfHtml, textOfHtml } from './text-of-html.ts';

it.each([
  ['<p>Ciepły&nbsp;<b>polar</b></p><p>na lata</p>', 'Ciepły polar na lata'],
  ['Noże &amp; widelce &lt;3', 'Noże & widelce <3'],
  ['&gt; &quot;a&quot; &#39;b&#39; c&nbsp;d', '> "a" \'b\' c d'],
  ['&mdash; &#8212; bez zmian', '&mdash; &#8212; bez zmian'],
  ['&constructor;', '&constructor;'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

it.each([
  ['<p>Dzień dobry &amp; witaj</p><p>Drugi</p>', 'Dzień dobry & witaj\n\nDrugi'],
  ['<h2>Nowe</h2><ul><li>Kubek</li><li>Koc</li></ul><p>x</p>', 'Nowe\n\n- Kubek\n- Koc\n\nx'],
  ['<p>Zobacz <a href="https://a.example/b?c=1&amp;d=2">sklep</a>.</p>', 'Zobacz sklep (https://a.example/b?c=1&d=2).'],
  ['a<br />b', 'a\nb'],
  ['<a class="x" href="/b" rel="y">a</a>', 'a (/b)'],
  ['<a name="x">a</a>', 'a'],
  ['<ul><li class="x">a</li></ul>', '- a'],
  ['a<hr class="x">b', 'a\n\nb'],
  ['', ''],
])('%j reads as %j', (html, text) => {
  expect(linesOfHtml(html)).toBe(text);
});
