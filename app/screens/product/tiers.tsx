import type { ProductSize } from '#rules/catalogue/product-page.ts';
import { formatMoney } from '#rules/money/format-money.ts';
import { productTexts } from '#texts/product.ts';
import type { UnitNames } from '#texts/units.ts';

/** Cheaper from a number of pieces on. */
export function Tiers({ tiers, unit }: { tiers: ProductSize['tiers']; unit: UnitNames }) {
  if (tiers.length === 0) return null;
  return (
    <section className="mt-5 rounded-md bg-accent-soft p-4">
      <p className="font-semibold">{productTexts.tiers}</p>
      <ul className="figures mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {tiers.map((tier) => (
          <li key={tier.threshold}>{productTexts.tier(tier.threshold, unit, formatMoney(tier.price))}</li>
        ))}
      </ul>
    </section>
  );
}
