import type * as Route from '#platform/routing/route-types.ts';
import * as pageHeadTexts from '#platform/seo/texts/page-head.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { brandColours } from '#platform/theme/rules/brand-colours.ts';

/** X.30: lets a phone keep the shop among its applications. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, tagline, description, brandFolder } = context.get(shopContext).settings;
  context.get(pageContext).cache({ tags: ['settings'] });
  const manifest = {
    name: pageHeadTexts.tagged(name, tagline),
    short_name: name,
    description: description || pageHeadTexts.description(name),
    lang: 'pl',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brandColours.light.paper,
    theme_color: brandColours.light.paper,
    icons: [
      { src: `${brandFolder}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${brandFolder}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${brandFolder}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${brandFolder}/icon-512-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } });
}
