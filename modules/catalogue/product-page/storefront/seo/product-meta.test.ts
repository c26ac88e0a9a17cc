import { expect, it } from 'vitest';
import type { ShellData } from '#platform/shell/storefront/shell-data.tsx';
import { productMeta } from './product-meta.ts';

const shell = { origin: 'https://sklep.example', settings: { name: 'Polana' } } as ShellData;
type Described = Parameters<typeof productMeta>[0];
const product = {
  name: 'Kubek',
  description: '<p>Z gliny</p>',
  photos: [{ file: 'demo/kubek żółty.webp', tone: '', alt: 'Kubek z przodu', width: 10, height: 10 }],
  versions: [] as Described['versions'],
  sizes: [{ status: 'enable', phonePrice: false, price: { price: 49_90 } }],
} as Described;

it('a shared link shows the first photo, the price and the availability', () => {
  expect(productMeta(product, shell)).toEqual(
    expect.arrayContaining([
      { property: 'og:type', content: 'product' },
      { property: 'og:title', content: 'Kubek' },
      {
        property: 'og:image',
        content: 'https://sklep.example/obraz/1280/demo/kubek%20%C5%BC%C3%B3%C5%82ty.webp?format=jpg',
      },
      { property: 'og:image:alt', content: 'Kubek z przodu' },
      { property: 'product:price:amount', content: '49.90' },
      { property: 'product:price:currency', content: 'PLN' },
      { property: 'product:availability', content: 'in stock' },
    ]),
  );
});

it('S3.14 a price given by phone is not shared', () => {
  const sizes = [{ ...product.sizes[0], phonePrice: true }] as Described['sizes'];
  expect(JSON.stringify(productMeta({ ...product, sizes, photos: [] }, shell))).not.toMatch(/product:price|og:image/);
});

it.each([
  [[], 'Z gliny'],
  [[{}, {}], 'Kubek. Z gliny'],
])('versions that share a text have descriptions of their own: %j', (versions, content) => {
  const meta = productMeta({ ...product, versions: versions as Described['versions'] }, shell);
  expect(meta).toContainEqual({ name: 'description', content });
});
