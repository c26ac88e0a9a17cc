import { pageContext } from '#app/request-context.server.ts';
import type { Route } from './+types/route';

/** Personal screens and calls: nothing for search engines. */
const closed = [
  '/koszyk',
  '/zamowienie/',
  '/platnosc/',
  '/konto',
  '/logowanie',
  '/ulubione',
  '/porownanie',
  '/settings.php',
  '/ajax/',
  '/graphql/',
  '/basketchange.php',
];

/** X.16 */
export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  page.cache({ tags: ['settings'] });
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${page.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
