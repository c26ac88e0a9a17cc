import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { ShellContext, type ShellData } from '#platform/shell/storefront/shell-data.tsx';
import type { OfferedProduct } from './offered-product.ts';
import { SizePriceBlock } from './size-price-block.tsx';

const size: ProductSize = {
  id: 1,
  type: 'uniw',
  name: 'uniwersalny',
  code: '',
  gtin: '',
  amount: 5,
  amountMin: null,
  amountMax: null,
  status: 'enable',
  statusDescription: '',
  deliveryDate: '',
  unknownDeliveryTime: false,
  phonePrice: false,
  basketEnable: false,
  gratis: false,
  shipDays: 0,
  shipHours: 0,
  shipDeadline: '',
  tiers: [],
  price: {
    price: 12_300,
    regularPrice: 24_600,
    lowestPrice30: 18_450,
    reducedSince: null,
    suggestedPrice: 36_900,
    advancePrice: 2460,
    points: 0,
    pointsReceived: 12,
    pointsPerHundred: null,
    unitPrice: { price: 6150, per: 'kg', inOne: 1, amount: 2 },
  },
};
const product = { type: 'product', vatPermille: 230, leastSurcharge: 0, sizes: [size] } as OfferedProduct;

function render(
  priceType: 'gross' | 'net',
  more: Partial<ProductSize> = {},
  quantity = 1,
  earning = 12_300,
  varies = false,
) {
  const shown = { product, size: { ...size, ...more }, quantity, earningPrice: earning };
  const html = renderToStaticMarkup(
    <ShellContext value={{ settings: { priceType } } as ShellData}>
      <SizePriceBlock {...shown} varies={varies} formPrice={null} tier={null} />
    </ShellContext>,
  );
  return html.replaceAll('\u00a0', ' ');
}

it.each([
  ['gross', ['123,00 zł', '246,00 zł', '184,50 zł', '61,50 zł (33%)', '369,00 zł', '24,60 zł', '61,50 zł/kg']],
  ['net', ['100,00 zł', '200,00 zł', '150,00 zł', '50,00 zł (33%)', '300,00 zł', '20,00 zł', '50,00 zł/kg']],
] as const)('S3.24 S3.25 S3.26 S3.27 S3.28 S3.32 X.38 a shop of %s prices shows them throughout', (type, amounts) => {
  const html = render(type);
  const [price, regular, lowest, saving, suggested, advance, unit] = amounts;
  expect(html).toContain(price);
  expect(html).toMatch(new RegExp(`<s[^>]*>${regular}</s>`));
  expect(html).toContain(`Najniższa cena z 30 dni przed obniżką: ${lowest}`);
  expect(html).toContain(`Oszczędzasz ${saving} względem najniższej ceny z 30 dni przed obniżką`);
  expect(html).toContain(`Cena sugerowana przez producenta: ${suggested}`);
  expect(html).toContain(`Zaliczka przy zamówieniu: ${advance}`);
  expect(html).toContain(unit);
});

it.each([
  [8000, null],
  [7200, 'Oszczędzasz 8,00 zł (10%)'],
])('X.38 regular 100, lowest 80, now %i grosze: %s', (now, saving) => {
  const html = render('gross', {
    price: { ...size.price, price: now, regularPrice: 10_000, lowestPrice30: 8000 },
  });
  expect(html.match(/Oszczędzasz [^)]+\)/)?.[0] ?? null).toBe(saving);
  expect(html.includes('<s ')).toBe(saving !== null);
});

it('X.38 where the past was dearer than the regular price, the saving names the price it counts from', () => {
  const html = render('gross', {
    price: { ...size.price, price: 9000, regularPrice: 10_000, lowestPrice30: 12_000 },
  });
  expect(html).toContain('Oszczędzasz 10,00 zł (10%) względem ceny regularnej');
});

it('X.08 the kilogram follows what a piece costs in the chosen way', () => {
  expect(render('gross', { price: { ...size.price, price: 11_000 } })).toContain('55,00 zł/kg');
});

it('S2.22 S3.29 points to earn and to pay carry pkt', () => {
  expect(render('gross')).toContain('Za zakup z kontem otrzymasz 12 pkt');
  expect(render('gross', {}, 5)).toContain('Za zakup z kontem otrzymasz 60 pkt');
  // Half of a collection, or twice the price with answers.
  expect(render('gross', {}, 1, 6_150)).toContain('Za zakup z kontem otrzymasz 6 pkt');
  expect(render('gross', {}, 1, 24_600)).toContain('Za zakup z kontem otrzymasz 24 pkt');
  const pointsOnly = render('gross', { phonePrice: true, price: { ...size.price, points: 300 } });
  expect(pointsOnly).toContain('Do odebrania za 300 pkt');
  expect(pointsOnly).not.toContain('zł');
});

it('S3.13 a free size among dearer ones is the lowest price, not the price of the product', () => {
  expect(render('gross', { gratis: true })).toContain('Gratis!');
  const sample = { gratis: true, price: { ...size.price, price: 0, regularPrice: null, lowestPrice30: null } };
  const html = render('gross', sample, 1, 0, true);
  expect(html).not.toContain('Gratis!');
  expect(html).toMatch(/od <\/span>0,00 zł/);
});

it('S4.07 S4.09 a phone price shows no amount; with basket_enable it is free', () => {
  expect(render('gross', { phonePrice: true })).toMatch(/Cena na telefon/);
  const free = render('gross', { phonePrice: true, basketEnable: true });
  expect(free).toContain('Gratis!');
  expect(free).not.toContain('zł');
});

it.each([
  ['as dear as ever', null, ['<s class="text-lg">150,00 zł</s>']],
  ['itself reduced', 20_000, ['Cena regularna: <s class="text-lg">200,00 zł</s>']],
])('S2.23 a bundle %s says what is saved by having its parts together, with one struck price', (_, regular, struck) => {
  const price = { ...size.price, price: 12_000, regularPrice: regular, lowestPrice30: regular };
  const bundle = { price: 12_000, separately: 15_000, saving: { amount: 3000, percent: 20 } };
  const html = renderToStaticMarkup(
    <ShellContext value={{ settings: { priceType: 'gross' } } as ShellData}>
      <SizePriceBlock
        product={product}
        size={{ ...size, price }}
        quantity={1}
        earningPrice={12_000}
        varies={false}
        formPrice={null}
        tier={null}
        bundle={bundle}
      />
    </ShellContext>,
  ).replaceAll('\u00a0', ' ');
  expect(html).toContain('W zestawie oszczędzasz 30,00 zł (20%)');
  expect(html.match(/(?:Cena regularna: )?<s[^>]*>[^<]*<\/s>/g)).toEqual(struck);
});
