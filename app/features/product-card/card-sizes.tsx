import type { ProductCard } from '#rules/catalogue/product-card.ts';
import { productCardTexts } from '#texts/product-card.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Sizes of the product in one line, the sold-out ones struck through. */
export function CardSizes({ sizes }: Pick<ProductCard, 'sizes'>) {
  if (sizes.length < 2) return null;
  return (
    <div className="overflow-hidden text-sm text-ink-soft">
      <VisuallyHidden>{productCardTexts.sizes}:</VisuallyHidden>
      <ul className="flex h-6 flex-wrap gap-x-2 overflow-hidden">
        {sizes.map((size) => (
          <li key={size.type}>
            {size.available ? (
              size.name
            ) : (
              <>
                <s aria-hidden="true">{size.name}</s>
                <VisuallyHidden>{productCardTexts.sizeSoldOut(size.name)}</VisuallyHidden>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
