import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { ShellContext, type ShellData } from '#platform/shell/storefront/shell-data.tsx';
import type { OfferedProduct } from './offered-product.ts';
import { ShippingOptionsLink } from './shipping-options-link.tsx';
import { Status } from './status.tsx';

const product: Partial<OfferedProduct> = { type: 'product', sizes: [], deliveryCost: null, returnDays: 30 };
const answer = { state: 'idle', details: null, requestAgain: () => {} } as const;

function renderStatus(given: Partial<ProductSize>, shown: Partial<OfferedProduct> = {}): string {
  const size = { amount: -1, phonePrice: false, statusDescription: '', price: { points: 0 }, ...given } as ProductSize;
  const shownProduct = { ...product, ...shown } as OfferedProduct;
  return renderToStaticMarkup(<Status product={shownProduct} size={size} chosen answer={answer} />);
}

it.each([
  [{ status: 'enable' }, 'enable', 'Produkt dostępny'],
  [{ status: 'order', statusDescription: 'Sprowadzamy z Norwegii' }, 'order', 'Sprowadzamy z Norwegii'],
  [{ status: 'disable', amount: 0 }, 'disable', 'Produkt niedostępny'],
  [{ status: 'enable', phonePrice: true, statusDescription: 'Zadzwoń' }, 'phone', 'Zadzwoń'],
] as const)('S3.21 the status %o shows its picture %s and its text', (size, picture, text) => {
  const html = renderStatus(size);
  expect(html).toContain(`src="/status/${picture}.svg"`);
  expect(html).toContain(text);
});

it('S3.21 a sold-out size among others says what its status describes, or that it is gone', () => {
  const sizes = [{}, {}] as OfferedProduct['sizes'];
  const sold = { status: 'disable', amount: 0, name: 'M' } as const;
  expect(renderStatus({ ...sold, statusDescription: 'Chwilowo wyprzedany' }, { sizes })).toContain(
    'Chwilowo wyprzedany',
  );
  expect(renderStatus(sold, { sizes })).toContain('Rozmiar M jest wyprzedany');
});

it('S3.22 a sold-out size says when it is expected back', () => {
  const html = renderStatus({ status: 'disable', amount: 0, deliveryDate: '6 maja 2026' });
  expect(html).toContain('Spodziewana dostawa: 6 maja 2026');
});

it.each([
  [0, 19_900, 'Darmowa dostawa'],
  [990, 19_900, 'Dostawa od 9,90 zł, za darmo od 199,00 zł'],
  [990, null, 'Dostawa od 9,90 zł'],
])('delivery for %s grosze, free from %s, is one answer: %s', (deliveryCost, deliveryFreeFrom, words) => {
  const html = renderStatus({ status: 'enable' }, { deliveryCost, deliveryFreeFrom });
  expect(html.replaceAll('\u00a0', ' ')).toContain(`>${words}<`);
});

it.each([
  [30, true],
  [null, false],
])('with %s days to give it back the promise is shown: %s', (returnDays, isShown) => {
  const html = renderStatus({ status: 'enable' }, { returnDays });
  expect(html.includes('dni na zwrot')).toBe(isShown);
});

it.each([
  [['/dostawa'], '/dostawa', false],
  [[], '/contact.php', true],
])('S2.37 with the texts %o the way to all costs leads to %s, hidden without a script: %s', (pages, to, hidden) => {
  const settings: Partial<ShellData['settings']> = { contactLink: '' };
  const shell: Partial<ShellData> = { pages, settings: settings as ShellData['settings'] };
  const html = renderToStaticMarkup(
    <ShellContext value={shell as ShellData}>
      <ShippingOptionsLink unitSellby={1} size="uniw" />
    </ShellContext>,
  );
  expect(html).toContain(`href="${to}"`);
  expect(html.includes('noscript:hidden')).toBe(hidden);
});
