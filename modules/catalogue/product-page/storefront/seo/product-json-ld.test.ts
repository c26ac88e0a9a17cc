import { describe, expect, it } from 'vitest';
import type { ProductPage, ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { jsonLd } from '#platform/seo/storefront/json-ld.tsx';
import { productJsonLd } from './product-json-ld.ts';

const price = {
  price: 123_00,
  regularPrice: null,
  lowestPrice30: null,
  reducedSince: null,
  suggestedPrice: null,
  advancePrice: null,
  points: 0,
  pointsReceived: 0,
  pointsPerHundred: null,
  unitPrice: null,
};
const size = (changes: Partial<ProductSize> = {}) =>
  ({
    type: 'uniw',
    name: 'uniwersalny',
    code: 'K-1',
    status: 'enable',
    phonePrice: false,
    basketEnable: false,
    gratis: false,
    shipDays: 1,
    shipHours: 12,
    price,
    ...changes,
  }) as ProductSize;
const product = (changes: Partial<ProductPage> = {}) =>
  ({
    id: 7,
    code: 'K',
    name: 'Kubek',
    link: '/produkt/7/kubek',
    type: 'product',
    vatPermille: 230,
    description: '<p>Z <b>gliny</b></p>',
    longDescription: '',
    promotionUntil: null,
    photos: [{ file: 'demo/kubek.webp', tone: '', alt: '', width: 10, height: 10 }],
    producer: { name: 'Garncarnia' },
    rating: { count: 12, average: 4.5 },
    sizes: [size()],
    ...changes,
  }) as ProductPage;
const around = {
  origin: 'https://sklep.example',
  shopName: 'Polana',
  priceType: 'gross',
  deliveryCost: 990,
  returnDays: 30,
} as const;

describe('productJsonLd', () => {
  it('X.13 describes the product, its offer, rating, returns and delivery', () => {
    expect(productJsonLd(product(), around)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      url: 'https://sklep.example/produkt/7/kubek',
      name: 'Kubek',
      sku: 'K',
      description: 'Z gliny',
      image: ['https://sklep.example/obraz/1280/demo/kubek.webp?format=jpg'],
      brand: { name: 'Garncarnia' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 12, bestRating: 5 },
      offers: {
        '@type': 'Offer',
        price: '123.00',
        priceCurrency: 'PLN',
        availability: 'https://schema.org/InStock',
        hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnDays: 30, applicableCountry: 'PL' },
        shippingDetails: {
          shippingRate: { value: '9.90', currency: 'PLN' },
          deliveryTime: { handlingTime: { maxValue: 2 } },
        },
      },
    });
  });

  it('X.13 several sizes are one aggregate offer from the lowest to the highest price', () => {
    const sizes = [
      size({ type: 'S', name: 'S', status: 'disable' }),
      size({ type: 'M', name: 'M', gtin: '5901234123457', status: 'order', price: { ...price, price: 99_90 } }),
      size({ type: 'L', name: 'L', phonePrice: true, price: { ...price, price: 0 } }),
    ];
    expect(productJsonLd(product({ sizes }), around)).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '99.90',
        highPrice: '123.00',
        offerCount: 2,
        offers: [
          { name: 'Kubek, S', availability: 'https://schema.org/OutOfStock' },
          { name: 'Kubek, M', gtin: '5901234123457', availability: 'https://schema.org/BackOrder' },
        ],
      },
    });
  });

  it('X.13 leaves out a bar code number of the shop alone', () => {
    const sizes = [size({ gtin: '2000000000015' })];
    expect(productJsonLd(product({ sizes }), around)).not.toHaveProperty('offers.gtin');
  });

  it('X.13 with net prices the offer is net and says so', () => {
    expect(productJsonLd(product(), { ...around, priceType: 'net' })).toMatchObject({
      offers: { price: '100.00', priceSpecification: { price: '100.00', valueAddedTaxIncluded: false } },
    });
  });

  it('X.13 leaves out what the page does not show', () => {
    const silent = product({ sizes: [size({ phonePrice: true })], rating: { count: 0, average: 0 }, photos: [] });
    expect(Object.keys(productJsonLd(silent, around))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/offers|aggregateRating|image/)]),
    );
    const service = JSON.stringify(productJsonLd(product({ type: 'product_service' }), around));
    expect(service).not.toMatch(/MerchantReturnPolicy|OfferShippingDetails/);
  });

  it('X.13 a name cannot leave the script element', () => {
    const name = '</script><script>alert(1)</script>';
    const text = jsonLd(productJsonLd(product({ name }), around));
    expect(text).not.toMatch(/[<>]/);
    expect(JSON.parse(text)).toMatchObject({ name });
  });
});
