import { expect, it } from 'vitest';
import { checkHead, checkStructuredData, findTitle } from './check-head.ts';

const og = (name: string, content = 'x') => `<meta property="og:${name}" content="${content}"/>`;
const head = [
  '<title>Kubek</title><meta name="description" content="Z gliny"/><link rel="canonical" href="https://a.example/kubek"/>',
  ...['title', 'description', 'type', 'site_name', 'locale', 'url', 'image'].map((name) => og(name)),
].join('');

it.each([
  ['all of it', head, []],
  ['a second picture', head + og('image'), ['og:image is there 2 times']],
  ['no picture', head.replace(og('image'), ''), ['og:image is there 0 times']],
  ['an empty picture', head.replace(og('image'), og('image', '')), ['og:image is there 0 times']],
  ['no title', head.replace('Kubek', ''), ['title is there 0 times']],
  ['a second canonical address', `${head}<link rel="canonical" href="https://a.example/b"/>`, ['canonical address']],
  ['a text for the picture', head + og('image:alt'), []],
  ['a page that search engines leave out', '<title>Koszyk</title><meta name="robots" content="noindex"/>', []],
  [
    'the same twice',
    `<title>K</title>${og('image')}${og('image')}<meta name="robots" content="noindex"/>`,
    ['og:image'],
  ],
])('X.15 the head of a page with %s', (_, html, problems) => {
  expect(checkHead(html)).toEqual(problems.map((text) => expect.stringContaining(text)));
});

it('X.13 X.14 structured data is read as it was sent', () => {
  const script = (text: string) => `<script type="application/ld+json">${text}</script>`;
  const crumb = { '@type': 'ListItem', position: 1, name: 'Kubki', item: 'https://a.example/kubki' };
  const crumbs = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [crumb] };
  expect(checkStructuredData(script(JSON.stringify(crumbs)))).toEqual([]);
  expect(checkStructuredData(script('{"@type"') + script('{"@context":"https://schema.org"}'))).toEqual([
    expect.stringContaining('cannot be read'),
    expect.stringContaining('unknown type'),
  ]);
});

it('X.15 a title counts for the page that stands for itself, so that no two share one', () => {
  expect(findTitle(head, '/kubek')).toBe('Kubek');
  expect(findTitle(head, '/kubek?counter=1')).toBeNull();
  expect(findTitle(`${head}<meta name="robots" content="noindex"/>`, '/kubek')).toBeNull();
});
