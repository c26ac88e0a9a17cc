import type * as Route from '#platform/routing/route-types.ts';
import { pageContext } from '#platform/shell/storefront/request-context.server.ts';

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
