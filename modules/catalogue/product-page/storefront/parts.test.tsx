import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { BundlePart, PartVersion } from '#modules/catalogue/products/rules/bundle-part.ts';
import Parts from './parts.tsx';

const version = (productId: number, sizes: string[], amount = 5): PartVersion => ({
  productId,
  name: `Produkt ${productId}`,
  versionName: '',
  link: `/produkt/${productId}`,
  photo: null,
  sizes: sizes.map((type) => ({ type, name: type, price: 1000, amount })),
});

const bundleParts: BundlePart[] = [
  { id: 1, quantity: 1, versions: [version(10, ['uniw'])] },
  { id: 2, quantity: 1, versions: [version(20, ['S', 'M'])] },
  { id: 3, quantity: 1, versions: [version(30, ['uniw']), version(31, ['uniw'])] },
  { id: 4, quantity: 1, versions: [version(40, ['uniw'], 0)] },
];

function countInvalid(missing: number | null): number {
  const product = { type: 'product_bundle' as const, bundleParts, sizes: [] };
  const html = renderToStaticMarkup(
    <Parts
      product={product}
      missing={missing}
      money={String}
      onPrice={() => {}}
      onProblem={() => {}}
      onBundle={() => {}}
    />,
  );
  return html.split('aria-invalid="true"').length - 1;
}

it('S5.10 marks every part of a bundle without a choice, once the first one is reported', () => {
  expect(countInvalid(null)).toBe(0);
  expect(countInvalid(2)).toBe(2);
});
