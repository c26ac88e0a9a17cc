import { expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

it.each([
  [`<b>"Kubek" & 'spółka'</b>`, `&lt;b&gt;&quot;Kubek&quot; &amp; 'spółka'&lt;/b&gt;`],
  // What is escaped already is text too.
  ['&amp;', '&amp;amp;'],
  ['bez znaków', 'bez znaków'],
])('%s is written as %s', (text, written) => {
  expect(escapeMarkup(text)).toBe(written);
});
