import { expect, it } from 'vitest';
import { keepUnbroken } from './unbroken-words.ts';

const marked = (html: string) => html.replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '[$1]');

it.each([
  ['adres e-mail', 'adres [e-mail]'],
  ['E-mailem lub pocztą', '[E-mailem] lub pocztą'],
  ['kartą lub BLIK-iem, SMS-em', 'kartą lub [BLIK-iem], [SMS-em]'],
  ['zadzwoń: +48 22 123 45 67.', 'zadzwoń: [+48 22 123 45 67].'],
  ['biało-czerwony, 34-500, e-mailowo-pocztowy', 'biało-czerwony, 34-500, e-mailowo-pocztowy'],
  ['<a href="/e-mail">e-mail</a>', '<a href="/e-mail">[e-mail]</a>'],
])('%j is kept as %j', (html, kept) => {
  expect(marked(keepUnbroken(html))).toBe(kept);
});
