import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

it.each([
  ['Z gliny & szkła\n\n< 1 kg', '<p>Z gliny &amp; szkła</p><p>&lt; 1 kg</p>'],
  ['<p onclick="x()">Tak</p><script>alert(1)</script>', '<p>Tak</p>'],
  ['<h1>Opis</h1><a href="javascript:x()">a</a><img src=x onerror=y>', '<h2>Opis</h2><a>a</a>'],
  ['<a href="//zlo.example/x">a</a><a href="/blog">b</a>', '<a>a</a><a href="/blog">b</a>'],
  ['<p style="color:red">x</p><style>p{}</style>', '<p>x</p>'],
  ['', ''],
])('X.33 %j is shown as %j, and stays so', (text, html) => {
  expect(cleanHtml(text)).toBe(html);
  if (html.startsWith('<')) expect(cleanHtml(html)).toBe(html);
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Dokument1</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<xml><w:View>Print</w:View></xml><style>p.MsoNormal {margin:0cm; mso-style-name:"x"}</style></head>
<body lang=PL><p class=MsoNormal style='margin:0;mso-list:l0'><b><span style='font-size:14pt'>Nowy namiot<o:p></o:p></span></b></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraph onmouseover="x()"><font color=red>Waży 2 kg</font></p>
<script>alert(1)</script><iframe src="https://zlo.example"></iframe></body></html>`;

it('O.36 what comes from Word is the text and its weight, nothing of how Word kept it', () => {
  const clean = cleanHtml(WORD);
  expect(clean.replace(/\s*\n\s*/g, '')).toBe('<p><b>Nowy namiot</b></p><p>Waży 2 kg</p>');
  expect(cleanHtml(clean)).toBe(clean);
});

it.each([
  'https://zlo.example/a.jpg',
  '//zlo.example/obraz/640/a.jpg',
  '/obraz/640/../../etc/passwd.jpg',
  '/obraz/640/%2e%2e/a.jpg',
  '/zaplecze/wyloguj',
  'data:image/png;base64,AAAA',
  '/obraz/640/a.jpg" onerror="x()',
])('O.36 a picture of %j does not come into a text', (src) => {
  expect(cleanHtml(`<p>Tak</p><img src='${src}' alt="x" onerror="x()">`)).toBe('<p>Tak</p>');
});

it('O.36 a picture of the shop comes in widths for every screen, with its measures and nothing else', () => {
  const clean = cleanHtml(
    '<p>Tak</p><img src="/obraz/640/tresc/ab-c_1.jpg?v=2" alt="Namiot &amp; las" width="1200" height="800" style="x" onload="x()" class="a">',
  );
  expect(clean).toContain('src="/obraz/800/tresc/ab-c_1.jpg"');
  expect(clean).toContain('/obraz/1280/tresc/ab-c_1.jpg 1280w');
  expect(clean).toContain('alt="Namiot &amp; las" width="1200" height="800" loading="lazy"');
  expect(clean).not.toMatch(/style|onload|class/);
  expect(cleanHtml(clean)).toBe(clean);
});
