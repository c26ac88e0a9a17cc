import { expect, it } from 'vitest';
import { joinHtmlWithHardSpaces, joinWithHardSpaces } from './hard-spaces.ts';

const withVisibleSpaces = (text: string) => text.replaceAll('\u00A0', '_');

it.each([
  ['Na szlak i do domu', 'Na szlak i_do domu'],
  ['W góry, a potem z powrotem', 'W_góry, a_potem z_powrotem'],
  ['Kawa i u nas, i w schronisku', 'Kawa i_u_nas, i_w_schronisku'],
  ['Zwrot (w 30 dni) o każdej porze', 'Zwrot (w_30_dni) o_każdej porze'],
  ['„W drogę” – i już', '„W_drogę” – i_już'],
  ['Waży 1 250 g, mieści 45 l', 'Waży 1_250_g, mieści 45_l'],
  ['Od 149 zł, do 14:00, 5 sztuk', 'Od 149_zł, do 14:00, 5 sztuk'],
  ['w\nlesie, ale i\u00A0nad wodą', 'w\nlesie, ale i_nad wodą'],
  ['2 lata gwarancji, 3 kgx', '2 lata gwarancji, 3 kgx'],
  ['', ''],
])('%j is set as %j', (text, set) => {
  expect(withVisibleSpaces(joinWithHardSpaces(text))).toBe(set);
});

it.each([
  ['<p>Z lasu i <strong>w góry</strong></p>', '<p>Z_lasu i_<strong>w_góry</strong></p>'],
  ['<a href="/a b" title="w lesie">o nas</a>', '<a href="/a b" title="w lesie">o_nas</a>'],
  ['<img alt="kubek i 45 l"><p>45 l</p>', '<img alt="kubek i 45 l"><p>45_l</p>'],
  ['<pre>a b</pre> i <code>w x</code> z tym', '<pre>a b</pre> i_<code>w x</code> z_tym'],
  ['bez znaczników, z tekstem', 'bez znaczników, z_tekstem'],
])('of %j only the words', (html, set) => {
  expect(withVisibleSpaces(joinHtmlWithHardSpaces(html))).toBe(set);
});
