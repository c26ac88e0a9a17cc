import { expect, it } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

it.each([
  ['<p>Ciepły&nbsp;<b>polar</b></p><p>na lata</p>', 'Ciepły polar na lata'],
  ['Noże &amp; widelce &lt;3', 'Noże & widelce <3'],
  ['&mdash; bez zmian', '&mdash; bez zmian'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
