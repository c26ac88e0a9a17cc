import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import * as productCardTexts from '#texts/catalogue/product-card.ts';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface CardSizesProps extends Pick<ProductCard, 'sizes'> {
  /** On the photo they come up for a mouse or a keyboard; fingers cannot hover and see one line. Without a place all show. */
  place?: 'photo' | 'line';
}

/** Sizes of the product, the sold-out ones struck through. */
export function CardSizes({ sizes, place }: CardSizesProps) {
  if (sizes.length < 2) return null;
  return (
    <div className={classNames('overflow-hidden text-sm text-ink-soft', place === 'photo' && 'card-sizes')}>
      <VisuallyHidden>{productCardTexts.sizes}:</VisuallyHidden>
      <ul className={place && 'size-line'}>
        {sizes.map((size) => (
          <li key={size.type} className="mr-2 inline-block">
            {size.available ? (
              size.name
            ) : (
              <>
                <s aria-hidden="true" className="struck-box px-1 no-underline">
                  {size.name}
                </s>
                <VisuallyHidden>{productCardTexts.sizeSoldOut(size.name)}</VisuallyHidden>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
