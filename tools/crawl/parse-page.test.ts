import { describe, expect, it } from 'vitest';
import { findForeignWords, parseAddresses } from './parse-page.ts';

it('finds what a page names, once, and nothing inside of scripts', () => {
  const html = `<body><a href="/a?x=1&amp;y=2">a</a><a href="/a?x=1&amp;y=2">a</a><img src="/b.webp" srcset="/c.webp 96w, /d.webp 160w">
    <script src="/e.js">const link = '<a href="/f">';</script><link rel="preconnect" href="https://x.example"></body>`;
  expect(parseAddresses(html).toSorted()).toEqual(['/a?x=1&y=2', '/b.webp', '/c.webp', '/e.js']);
});

it('looks at the picture for shared links', () => {
  expect(parseAddresses('<head><meta property="og:image" content="/a.webp?b=1&amp;c=2"/></head>')).toEqual([
    '/a.webp?b=1&c=2',
  ]);
});

it('follows a canonical address only of pages for search engines', () => {
  const html = '<head><link rel="canonical" href="/a"/></head><body></body>';
  expect(parseAddresses(html)).toEqual(['/a']);
  expect(parseAddresses(html.replace('<head>', '<head><meta name="robots" content="noindex"/>'))).toEqual([]);
});

describe('S1.15 words of another language are found', () => {
  it.each([
    ['<body><p>Dodaj do koszyka</p></body>', null],
    ['<body><p>Add to basket</p></body>', 'Add to'],
    ['<body><img alt="Close"></body>', 'Close'],
    ['<body><p>Razem: NaN zł</p></body>', 'NaN'],
    ['<body><script>const the = 1;</script><p>Zamów</p></body>', null],
    ['<title>Not found</title><body></body>', 'Not found'],
    ['<body>sklep@the.example, Google Pay</body>', null],
  ])('%s', (html, word) => {
    const found = findForeignWords(html);
    if (word === null) expect(found).toBeNull();
    else expect(found).toContain(word);
  });
});
