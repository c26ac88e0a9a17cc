import { describeReduction } from '#rules/catalogue/pricing/reduction.ts';
import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import { priceTexts } from '#texts/catalogue/price.ts';
import { productCardTexts } from '#texts/catalogue/product-card.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Marks on the corner of the photo, or above the name where that is small, at most three; a reduction is told by its per cent alone. */
export function CardFlags({ card }: { card: ProductCard }) {
  const saving = describeReduction(card);
  const flags = [
    saving && { text: priceTexts.percentOff(saving.percent), tone: 'sale' as const },
    card.type === 'product_bundle' && { text: productCardTexts.flags.isBundle, tone: 'neutral' as const },
    card.flags.isNew && { text: productCardTexts.flags.isNew, tone: 'brand' as const },
    card.flags.isBestseller && { text: productCardTexts.flags.isBestseller, tone: 'accent' as const },
  ].filter((flag) => flag !== null && flag !== false);
  if (flags.length === 0) return null;
  return (
    <ul className="card-flags flex flex-wrap gap-1">
      {flags.map((flag) => (
        <li key={flag.text}>
          <Badge tone={flag.tone}>{flag.text}</Badge>
        </li>
      ))}
    </ul>
  );
}
