import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { ProductSize } from '#rules/catalogue/products/product-page.ts';
import type { ShownProduct } from './load.server.ts';
import { Status } from './status.tsx';

const product: Partial<ShownProduct> = { type: 'product', sizes: [], deliveryCost: null, returnDays: 30 };
const answer = { state: 'idle', details: null, askAgain: () => {} } as const;

async function draw(given: Partial<ProductSize>, shown: Partial<ShownProduct> = {}): Promise<string> {
  const size = { amount: -1, phonePrice: false, statusDescription: '', price: { points: 0 }, ...given } as ProductSize;
  const element = <Status product={{ ...product, ...shown } as ShownProduct} size={size} chosen answer={answer} />;
  const routes = [{ id: 'root', path: '*', loader: () => ({ settings: {} }), element }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('no redirect');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

it.each([
  [{ status: 'enable' }, 'enable', 'Produkt dostępny'],
  [{ status: 'order', statusDescription: 'Sprowadzamy z Norwegii' }, 'order', 'Sprowadzamy z Norwegii'],
  [{ status: 'disable', amount: 0 }, 'disable', 'Produkt niedostępny'],
  [{ status: 'enable', phonePrice: true, statusDescription: 'Zadzwoń' }, 'phone', 'Zadzwoń'],
] as const)('S3.21 the status %o shows its picture %s and its text', async (size, picture, text) => {
  const html = await draw(size);
  expect(html).toContain(`src="/status/${picture}.svg"`);
  expect(html).toContain(text);
});

it('S3.21 a sold-out size among others says what its status describes, or that it is gone', async () => {
  const sizes = [{}, {}] as ShownProduct['sizes'];
  const sold = { status: 'disable', amount: 0, name: 'M' } as const;
  expect(await draw({ ...sold, statusDescription: 'Chwilowo wyprzedany' }, { sizes })).toContain('Chwilowo wyprzedany');
  expect(await draw(sold, { sizes })).toContain('Rozmiar M jest wyprzedany');
});

it('S3.22 a sold-out size tells when it is expected back', async () => {
  const html = await draw({ status: 'disable', amount: 0, deliveryDate: '6 maja 2026' });
  expect(html).toContain('Spodziewana dostawa: 6 maja 2026');
});

it.each([
  [30, true],
  [null, false],
])('with %s days to give it back the promise is told: %s', async (returnDays, told) => {
  const html = await draw({ status: 'enable' }, { returnDays });
  expect(html.includes('dni na zwrot')).toBe(told);
});
