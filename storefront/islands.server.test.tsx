import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import './islands.server.tsx';
import { PriceTypeContext } from '#modules/catalogue/pricing/storefront/use-money.ts';
import { ProductCard } from '#modules/catalogue/product-cards/storefront/product-card.tsx';
import { ProductGrid } from '#modules/catalogue/product-cards/storefront/product-grid.tsx';
import type { ProductCard as Card } from '#modules/catalogue/products/rules/product-card.ts';
import { island } from '#platform/islands/storefront/island.tsx';
import type { PriceType } from '#platform/money/rules/vat.ts';
import { ShellContext, type ShellData } from '#platform/shell/storefront/shell-data.tsx';

const card: Card = {
  id: 7,
  name: 'Koc "Halny" <b>&</b>',
  link: '/produkt/7/koc-halny',
  type: 'product',
  unit: 'szt.',
  photo: { file: 'koc.png', tone: '#aabbcc', alt: 'Koc' },
  secondPhoto: null,
  versions: [],
  price: 12_300,
  priceVaries: false,
  regularPrice: null,
  lowestPrice30: null,
  vatPermille: 230,
  unitPrice: null,
  points: 0,
  phonePrice: false,
  gratis: false,
  producerName: 'Polana',
  available: true,
  flags: { isNew: false, isPromotion: false, isBestseller: false, isReduced: false },
  rating: { count: 0, average: 0 },
  sizes: [],
};

const shellOf = (priceType: PriceType, name = 'Polana'): ShellData => ({
  origin: 'http://localhost',
  settings: {
    name,
    brandFolder: '/brand',
    email: '',
    phone: '',
    contactLink: '/contact.php',
    company: { name: '', street: '', zipcode: '', city: '', taxNumber: '' },
    priceType,
    searchMinimum: 2,
    hoursBeforeOrder: 1,
  },
  menu: [],
  popularQueries: [],
  pages: [],
  rebate: null,
  freeShippingFrom: null,
  year: 2026,
});

function renderGrid(cards: Card[], priceType: PriceType = 'gross'): string {
  return renderToStaticMarkup(
    <ShellContext value={shellOf(priceType)}>
      <ProductGrid cards={cards} keep />
    </ShellContext>,
  );
}

it('a card in the first view shows its photo and asks for it nowhere else', () => {
  const html = renderGrid([card]);
  expect(html).toMatch(/<img [^>]*srcSet="[^"]*koc\.png/i);
  expect(html).not.toContain('rel="preload"');
});

it('only the very first photo comes before the others', () => {
  const photos = renderGrid([card, { ...card, id: 8 }]).match(/<img [^>]*>/g);
  expect(photos?.map((photo) => photo.includes('fetchPriority="high"'))).toEqual([true, false]);
});

it('a cached card is the card, character by character', () => {
  const photo = /sizes="([^"]+)"/.exec(renderGrid([card]))?.[1] ?? '';
  const own = renderToStaticMarkup(
    <PriceTypeContext value="gross">
      <ProductCard card={card} photoSizes={photo} eager priority keep />
    </PriceTypeContext>,
  );
  // On its own it is rendered after the preload of its photo.
  expect(renderGrid([card])).toContain(`<div role="listitem">${own.slice(own.indexOf('<article'))}</div>`);
  expect(own).toContain('Koc &quot;Halny&quot; &lt;b&gt;&amp;&lt;/b&gt;');
});

it.each<[string, Partial<Card>, string]>([
  ['price', { price: 9_900 }, '99,00'],
  ['name', { name: 'Koc Wełniany' }, 'Koc Wełniany'],
  ['stock', { available: false }, 'font-semibold text-ink-soft'],
])('a card whose %s changed is rendered again, under the same number', (_what, change, shown) => {
  expect(renderGrid([card])).not.toContain(shown);
  expect(renderGrid([{ ...card, ...change }])).toContain(shown);
  expect(renderGrid([card])).not.toContain(shown);
});

it('a cached card follows the price type of the shop', () => {
  expect(renderGrid([card], 'gross')).toContain('123,00');
  expect(renderGrid([card], 'net')).toContain('100,00');
  expect(renderGrid([card], 'gross')).not.toContain('100,00');
});

it("an island's data cannot leave their attribute, and its text shows them as text", () => {
  const Alerts = island<{ text: string }>('alerts', 'soon');
  const text = `"></script><img src=x onerror='alert(1)'>`;
  const html = renderToStaticMarkup(<Alerts text={text} />);
  const written = /data-props="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(written).not.toMatch(/[<>"']/);
  const read = written
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'");
  expect(JSON.parse(read.replaceAll('&amp;', '&'))).toEqual({ text });
});

it('an island is rendered again when its data change, and each of two with its own ids', () => {
  const Search = island<{ found: string }>('search-box', 'touch');
  const renderSearch = (found: string, islandId = 'search-box') =>
    renderToStaticMarkup(
      <ShellContext value={shellOf('gross')}>
        <Search found={found} islandId={islandId} />
      </ShellContext>,
    );
  expect(renderSearch('koc')).toContain('value="koc"');
  expect(renderSearch('kurtka')).toContain('value="kurtka"');
  expect(renderSearch('kurtka')).not.toContain('value="koc"');
  const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const [own, other] = [idsOf(renderSearch('koc')), idsOf(renderSearch('koc', 'second'))];
  expect(own).toHaveLength(1);
  expect(own.filter((id) => other.includes(id))).toEqual([]);
});
