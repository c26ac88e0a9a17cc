import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { ZoneContent } from '#rules/catalogue/recommendations/zone-content.ts';
import { ZoneSlider } from './zone-slider.tsx';

/** The HTML of one zone, made of the same cards as every page. Cards look for a router and for the shell, so both are given. */
export async function renderZone({ priceType, ...zone }: ZoneContent): Promise<string> {
  const shell = { settings: { priceType } };
  const routes = [{ id: 'root', path: '*', loader: () => shell, element: <ZoneSlider {...zone} /> }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('A zone redirects nowhere');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
