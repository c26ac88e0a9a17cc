import { describeReduction } from '#modules/catalogue/pricing/rules/reduction.ts';
import * as priceTexts from '#modules/catalogue/pricing/texts/storefront.ts';
import type { ProductCard, ProductFlags } from '#modules/catalogue/products/rules/product-card.ts';
import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import * as productCardTexts from '../texts/storefront.ts';

interface Flag {
  text: string;
  tone: BadgeTone;
}

/** Most valuable first. Null: shown elsewhere, a reduction as a percentage. */
const BADGES = {
  isBestseller: { text: productCardTexts.flags.isBestseller, tone: 'accent' },
  isNew: { text: productCardTexts.flags.isNew, tone: 'quiet' },
  isPromotion: null,
  isReduced: null,
} as const satisfies Record<keyof ProductFlags, Flag | null>;

/** A smaller percentage leaves room for another mark. */
const WORTH_A_FLAG = 5;

export function CardFlag({ card }: { card: ProductCard }) {
  const flag = findFlag(card);
  return (
    flag && (
      <Badge tone={flag.tone} className="card-flag">
        {flag.text}
      </Badge>
    )
  );
}

function findFlag(card: ProductCard): Flag | null {
  const saving = describeReduction(card);
  if (saving?.percent && saving.percent >= WORTH_A_FLAG)
    return { text: priceTexts.percentOff(saving.percent), tone: 'sale' };
  if (card.type === 'product_bundle') return { text: productCardTexts.flags.isBundle, tone: 'quiet' };
  const [first] = Object.entries(BADGES).flatMap(([name, badge]) =>
    badge && card.flags[name as keyof ProductFlags] ? [badge] : [],
  );
  return first ?? null;
}
