import { Fragment } from 'react';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { unbrokenSize } from '#modules/catalogue/products/rules/product-name.ts';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import * as productCardTexts from '../texts/storefront.ts';

interface CardSizesProps extends Pick<ProductCard, 'sizes'> {
  /** The photo shows sizes on hover or focus, a line always. */
  place: 'photo' | 'line';
}

const looks = { photo: 'size-line card-sizes', line: 'size-line' };

/** One text node renders fastest on a page with many cards. */
export function CardSizes({ sizes, place }: CardSizesProps) {
  if (sizes.length < 2) return null;
  return (
    <p className={`text-sm ${looks[place]}`}>
      <VisuallyHidden>{productCardTexts.sizes}: </VisuallyHidden>
      {sizes.map(({ type, name, available }, index) => (
        <Fragment key={type}>
          {index > 0 && ', '}
          {available ? (
            unbrokenSize(name)
          ) : (
            <s className="struck-box no-underline">
              {unbrokenSize(name)}
              <VisuallyHidden>{productCardTexts.sizeSoldOut}</VisuallyHidden>
            </s>
          )}
        </Fragment>
      ))}
    </p>
  );
}
