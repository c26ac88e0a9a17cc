import { describeReduction } from '#rules/catalogue/pricing/reduction.ts';
import type { ProductCard, ProductFlags } from '#rules/catalogue/products/product-card.ts';
import * as priceTexts from '#texts/catalogue/price.ts';
import * as productCardTexts from '#texts/catalogue/product-card.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

/** How each mark of a product is shown; null: told otherwise, a reduction by its per cent. */
const BADGES = {
  isNew: { text: productCardTexts.flags.isNew, tone: 'brand' },
  isBestseller: { text: productCardTexts.flags.isBestseller, tone: 'accent' },
  isPromotion: null,
  isReduced: null,
} as const satisfies Record<keyof ProductFlags, Flag | null>;

interface Flag {
  text: string;
  tone: BadgeTone;
}

/** Marks on the corner of the photo, or above the name where that is small, at most three; a reduction is told by its per cent alone. */
export function CardFlags({ card }: { card: ProductCard }) {
  const saving = describeReduction(card);
  const marked = Object.entries(BADGES).map(([name, badge]) => card.flags[name as keyof ProductFlags] && badge);
  const flags: Flag[] = [
    saving && { text: priceTexts.percentOff(saving.percent), tone: 'sale' as const },
    card.type === 'product_bundle' && { text: productCardTexts.flags.isBundle, tone: 'neutral' as const },
    ...marked,
  ].filter((flag) => flag !== null && flag !== false);
  if (flags.length === 0) return null;
  return (
    <p className="card-flags">
      {flags.map((flag) => (
        <Badge key={flag.text} tone={flag.tone}>
          {flag.text}
        </Badge>
      ))}
    </p>
  );
}
