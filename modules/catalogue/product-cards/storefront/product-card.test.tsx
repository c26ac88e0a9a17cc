import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PriceTypeContext } from '#modules/catalogue/pricing/storefront/use-money.ts';
import * as priceTexts from '#modules/catalogue/pricing/texts/storefront.ts';
import type { ProductCard as Card } from '#modules/catalogue/products/rules/product-card.ts';
import * as ratingTexts from '#modules/catalogue/products/texts/rating.ts';
import * as compareLinkTexts from '#modules/customers/compare/texts/compare-link.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import * as productCardTexts from '../texts/storefront.ts';
import { ProductCard } from './product-card.tsx';

const full: Card = {
  id: 7,
  name: 'Kurtka Halny',
  link: '/produkt/7/kurtka-halny',
  type: 'product',
  unit: 'szt.',
  photo: { file: 'kurtka.png', tone: '#aabbcc', alt: 'Kurtka' },
  secondPhoto: null,
  versions: [],
  price: 7_500,
  priceVaries: true,
  regularPrice: 10_000,
  lowestPrice30: 8_100,
  vatPermille: 230,
  unitPrice: { price: 30_000, per: 'kg', inOne: 1000, amount: 250 },
  points: 0,
  phonePrice: false,
  gratis: false,
  producerName: 'Polana',
  available: true,
  flags: { isNew: true, isPromotion: true, isBestseller: true, isReduced: true },
  rating: { count: 12, average: 4.5 },
  sizes: [
    { type: 's', name: 'Mały', available: true },
    { type: 'm', name: 'Średni', available: false },
  ],
};

async function renderCard(
  given: Partial<Card> = {},
  { priceType = 'gross', row = false }: Rendered = {},
): Promise<string> {
  return renderToStaticMarkup(
    <PriceTypeContext value={priceType}>
      <ProductCard card={{ ...full, ...given }} photoSizes="100vw" keep row={row} />
    </PriceTypeContext>,
  );
}

type Rendered = { priceType?: PriceType; row?: boolean };

const { flags, sizeSoldOut, keepOf, listOf, chooseOf, soldOut } = productCardTexts;
const flagsOf = (html: string) =>
  [...html.matchAll(/<span class="badge [^>]*>([^<]+)<\/span>/g)].map(([, text]) => text);

it('S1.01 a card shows name, producer, rating and sizes, the sold-out one struck through', async () => {
  const html = await renderCard();
  for (const text of ['Kurtka Halny', 'Polana', ratingTexts.full(4.5, 12), 'Mały']) {
    expect(html).toContain(text);
  }
  expect(html).toMatch(new RegExp(`<s [^>]*>Średni<span class="sr-only">${sizeSoldOut}</span></s>`));
  expect(html).not.toContain(soldOut);
});

it('X.01 X.08 next to a reduced price are the regular one, the lowest of 30 days and the price of a kilogram', async () => {
  const html = await renderCard();
  expect(html).toMatch(/od <\/span>75,00\szł/);
  expect(html).toMatch(/<s>100,00\szł<\/s>/);
  expect(html).toContain(priceTexts.lowest30(8_100));
  expect(html).toContain(priceTexts.perUnit({ price: 30_000, per: 'kg' }));
});

it('X.38 no price is struck through where nothing was saved', async () => {
  const html = await renderCard({ lowestPrice30: 7_500, sizes: [] });
  expect(html).toMatch(/75,00\szł/);
  expect(html).not.toMatch(/100,00\szł|<s\b|30 dni|text-sale/);
});

it.each([
  ['X.38 a reduction counts from the lowest price, and is worth most', {}, ['−7%']],
  ['X.38 as cheap as before is no reduction', { lowestPrice30: 7_500 }, [flags.isBestseller]],
  ['a saving of less than 5 % leaves the place to another mark', { lowestPrice30: 7_800 }, [flags.isBestseller]],
  ['X.38 nor is a promotion without a former price', { regularPrice: null }, [flags.isBestseller]],
  [
    'X.38 a bundle is called one, independent of the marks of the owner',
    { regularPrice: null, type: 'product_bundle' as const },
    [flags.isBundle],
  ],
  [
    'what is only new says so',
    { regularPrice: null, flags: { isNew: true, isPromotion: false, isBestseller: false, isReduced: false } },
    [flags.isNew],
  ],
  [
    'an ordinary product has none',
    { regularPrice: null, flags: { isNew: false, isPromotion: false, isBestseller: false, isReduced: false } },
    [],
  ],
])('one mark at most: %s', async (_title, given, shown) => {
  expect(flagsOf(await renderCard(given))).toEqual(shown);
});

it('a card to keep has ways to choose a size and to the favourites, in a list to compare and to a shopping list too', async () => {
  const [grid, row] = [await renderCard(), await renderCard({}, { row: true })];
  for (const label of [chooseOf, keepOf]) expect(grid).toContain(label(full.name));
  for (const label of [compareLinkTexts.addOf, listOf]) expect(grid).not.toContain(label(full.name));
  for (const label of [chooseOf, compareLinkTexts.addOf, keepOf, listOf]) expect(row).toContain(label(full.name));
});

const colours: Card['versions'] = [
  { id: 6, name: 'malina', tone: '#c23f63', link: '/produkt/6/kurtka-malina', available: false },
  { id: 7, name: 'grafit', tone: '#565d69', link: '/produkt/7/kurtka-halny', available: true },
  { id: 8, name: 'mech', tone: '', link: '/produkt/8/kurtka-mech', available: true },
];
const dotsOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)"[^>]*data-card="version"([^>]*)>([^<]+)<\/a>/g)].map(([, link, marks, name]) => [
    link,
    name,
    marks?.includes('aria-current') === true,
  ]);

it('the colours of a model are links, painted, the shown one marked; one colour is no choice', async () => {
  const html = await renderCard({ versions: colours });
  expect(dotsOf(html)).toEqual([
    ['/produkt/6/kurtka-malina', 'Kurtka Halny: kolor malina – niedostępny', false],
    ['/produkt/7/kurtka-halny', 'Kurtka Halny: kolor grafit', true],
    ['/produkt/8/kurtka-mech', 'Kurtka Halny: kolor mech', false],
  ]);
  expect(html).toContain('tone tr-b tg-4 tb-6');
  expect(dotsOf(await renderCard({ versions: colours.slice(1, 2) }))).toEqual([]);
});

it('a card of several colours shows the name of the model; its colour is for screen readers only', async () => {
  const name = 'Kurtka Halny, grafit';
  expect(await renderCard({ name, versions: colours })).toContain(
    '>Kurtka Halny<span class="card-colour">, grafit</span></a>',
  );
  for (const versions of [[], colours.slice(1, 2)])
    expect(await renderCard({ name, versions })).toContain(`>${name}</a>`);
  expect(await renderCard({ versions: colours })).toContain('>Kurtka Halny</a>');
});

it('of many colours three are shown, that of the card always, and how many more there are', async () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...colours[2], id: index + 1 })) as Card['versions'];
  const html = await renderCard({ versions: many });
  expect(dotsOf(html).map(([, , isShown]) => isShown)).toEqual([false, false, true]);
  expect(html).toContain('+4');
});

it('in a grid the price is directly below the name, with the line of the law under it', async () => {
  const html = await renderCard();
  expect(html).toMatch(/<\/h3><p class="price">.*?<\/p><p class="price-note">/);
});

it('the second photo is no picture of the page: its address waits for a mouse', async () => {
  const html = await renderCard({ secondPhoto: 'kurtka-tyl.png' });
  expect(html).toContain('data-second="/obraz/480/kurtka-tyl.png"');
  expect(html).not.toMatch(/<img[^>]*kurtka-tyl/);
});

it('a card of a grid is some two dozen elements: a listing has two dozen of them', async () => {
  const plain = { regularPrice: null, unitPrice: null, priceVaries: false };
  expect(countElements(await renderCard(plain))).toBeLessThanOrEqual(24);
  // A dot is one element more, and so is the colour for screen readers.
  const model = { name: 'Kurtka Halny, grafit', versions: colours };
  expect(countElements(await renderCard({ ...plain, ...model }))).toBeLessThanOrEqual(29);
  expect(countElements(await renderCard())).toBeLessThanOrEqual(31);
});

const countElements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;

it.each([
  [{ available: false }, soldOut],
  [{ phonePrice: true }, priceTexts.byPhone],
  [{ gratis: true, priceVaries: false }, priceTexts.free],
  [{ photo: null }, productCardTexts.noPhoto],
])('%j is said in words', async (given, text) => {
  expect(await renderCard(given)).toContain(text);
});

it('one free size among others does not make the product free', async () => {
  expect(await renderCard({ gratis: true, priceVaries: true, price: 0 })).not.toContain(priceTexts.free);
});

it('a gift card asks for its amount, everything else with several sizes for the size', async () => {
  const amounts = ['100 zł', '250 zł'].map((name) => ({ type: name, name, available: true }));
  const html = await renderCard({ sizes: amounts });
  expect(html).toContain(`>${productCardTexts.chooseAmount}<`);
  expect(html).not.toContain(productCardTexts.choose);
  expect(await renderCard()).toContain(`>${productCardTexts.choose}<`);
});

it('a cut-out is on its tint, a photograph on the plain ground', async () => {
  const photo = { file: 'kurtka.webp', tone: '#5aa02c1a', alt: '' };
  expect(await renderCard({ photo })).toContain('class="card-photo" data-tint="#5aa02c1a"');
  expect(await renderCard()).not.toContain('data-tint');
});

it('S4.08 a card of a product for points only says its points, one of a price by phone says so', async () => {
  const byPhone = { phonePrice: true, price: 0, regularPrice: null, lowestPrice30: null, unitPrice: null };
  const forPoints = await renderCard({ ...byPhone, points: 300 });
  expect(forPoints).toContain('300\u00a0pkt');
  expect(forPoints).not.toContain(priceTexts.byPhone);
  expect(await renderCard(byPhone)).toContain(priceTexts.byPhone);
});
