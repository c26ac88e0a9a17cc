import { checkSchema } from '../schema-org/check-schema.ts';

/** Parts of the head of a page that search engines and shared links use. */
const NAMES = ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale', 'og:url', 'og:image'];

const parts = [
  { name: 'title', pattern: /<title>[^<]+<\/title>/g },
  { name: 'description', pattern: /<meta name="description" content="[^"]+"/g },
  { name: 'canonical address', pattern: /<link rel="canonical" href="https?:[^"]+"/g },
  ...NAMES.map((name) => ({ name, pattern: new RegExp(`<meta property="${name}" content="[^"]+"`, 'g') })),
];

/** X.15: each of these is in a page for search engines exactly once; a page kept out of them may leave some out. */
export function checkHead(html: string): string[] {
  const isUnlisted = html.includes('<meta name="robots" content="noindex"');
  return parts.flatMap(({ name, pattern }) => {
    const count = html.match(pattern)?.length ?? 0;
    return count === 1 || (count === 0 && isUnlisted) ? [] : `${name} is there ${count} times`;
  });
}

/** The title of a page that search engines know by this very address; null for one that stands for another or for none. */
export function findTitle(html: string, address: string): string | null {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  if (!canonical || html.includes('<meta name="robots" content="noindex"')) return null;
  const { pathname, search } = new URL(canonical);
  return pathname + search === address ? (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? null) : null;
}

/** X.13, X.14: what is wrong with the structured data as the page was sent. */
export function checkStructuredData(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(([, text = '']) => {
    try {
      return checkSchema(JSON.parse(text));
    } catch (error) {
      return `structured data cannot be read: ${error}`;
    }
  });
}
