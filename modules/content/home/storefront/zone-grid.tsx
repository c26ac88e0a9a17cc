import { ProductGrid } from '#modules/catalogue/product-cards/storefront/product-grid.tsx';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { marksInZone, type ZoneKind, zoneId } from '#modules/catalogue/recommendations/rules/zones.ts';
import * as zoneTexts from '#modules/catalogue/recommendations/texts/storefront.ts';

/** Products of a zone that stand still: large, all at once. */
export function ZoneGrid({ zone, cards }: { zone: ZoneKind; cards: ProductCard[] }) {
  if (cards.length === 0) return null;
  const id = zoneId(zone);
  return (
    <section id={id} aria-labelledby={`${id}_title`} className="page-width mt-12 md:mt-20">
      <h2 id={`${id}_title`} className="mb-5 md:mb-7">
        {zoneTexts.titles[zone]}
      </h2>
      <ProductGrid cards={marksInZone(cards, zone)} place="few" headingLevel={3} lazy />
    </section>
  );
}
