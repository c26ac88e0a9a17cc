import { expect, it } from 'vitest';
import { sitemapXml } from './sitemap-xml.ts';

it('X.16 lists addresses with their day of change, escaped', () => {
  const xml = sitemapXml('urlset', [
    {
      address: 'https://sklep.example/produkt/1/a',
      changed: new Date('2025-11-15T10:00:00Z'),
      images: ['https://sklep.example/obraz/1280/a&b.webp'],
    },
    { address: 'https://sklep.example/szukaj?a=1&b=<2>' },
  ]);
  expect(xml).toContain(
    '<url><loc>https://sklep.example/produkt/1/a</loc><lastmod>2025-11-15</lastmod>' +
      '<image:image><image:loc>https://sklep.example/obraz/1280/a&amp;b.webp</image:loc></image:image></url>',
  );
  expect(xml).toContain('<loc>https://sklep.example/szukaj?a=1&amp;b=&lt;2&gt;</loc>');
});

it('X.16 an index names other sitemaps', () => {
  expect(sitemapXml('sitemapindex', [{ address: 'https://sklep.example/sitemap/kategorie.xml' }])).toMatch(
    /<sitemapindex .*\n<sitemap><loc>https:\/\/sklep\.example\/sitemap\/kategorie\.xml<\/loc><\/sitemap>/,
  );
});

it('the day of change is the day in Warsaw', () => {
  const xml = sitemapXml('urlset', [{ address: '/', changed: new Date('2026-05-05T22:30:00Z') }]);
  expect(xml).toContain('<lastmod>2026-05-06</lastmod>');
});
