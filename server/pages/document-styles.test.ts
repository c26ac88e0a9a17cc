import { createHash } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '#platform/testing/test-database.ts';
import { realPages } from '../testing/real-pages.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { shop, url } = await testDatabase();
const server = await startTestServer({ shop, databaseUrl: url, ...(await realPages()) });
afterAll(() => server.close());

/** The page's styles in a browser with scripts, and its policy. */
async function stylesOf(path: string) {
  const response = await fetch(server.address + path);
  const html = (await response.text()).replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '');
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text);
  const linked = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  return { inline, linked, html, allowed: policy.split('; ').find((part) => part.startsWith('style-src')) };
}

const sha = (text: string) => createHash('sha256').update(text).digest('base64');

it.each(['/', '/kategoria/100/odziez', '/szukaj?text=kurtka', '/produkt/13', '/regulamin', '/offline'])(
  'X.18 the styles of %s come with it, allowed by their hash, and no style sheet blocks rendering',
  async (path) => {
    const { inline, linked, html, allowed } = await stylesOf(path);
    const [styles = ''] = inline;
    expect(inline).toHaveLength(1);
    expect(linked).toEqual([]);
    expect(allowed).toBe(`style-src 'self' 'sha256-${sha(styles)}'`);
    expect(/\.page-width ?{/.test(styles)).toBe(true);
    expect(html.indexOf('<style')).toBeLessThan(html.indexOf('<body'));
  },
);

it.each(['/koszyk', '/logowanie', '/nie-ma-takiej-strony'])('%s has the style sheet of all screens', async (path) => {
  const { inline, linked, allowed } = await stylesOf(path);
  expect(inline).toEqual([]);
  expect(linked).toEqual(['<link rel="stylesheet" href="/assets/all.css"/>']);
  expect(allowed).toBe("style-src 'self'");
});
