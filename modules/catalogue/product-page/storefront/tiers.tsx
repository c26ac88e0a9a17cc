import { quantityAsObject, quantityWithUnit, type UnitNames } from '#modules/catalogue/availability/texts/units.ts';
import { nextTier, type PricedTier, tierAtQuantity } from '#modules/catalogue/pricing/rules/tiers.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { classNames } from '#platform/ui/class-names.ts';

interface TiersProps {
  tiers: PricedTier[];
  unit: UnitNames;
  quantity: number;
  max: number;
  disabled: boolean;
  money: (gross: number) => string;
  onPick: (quantity: number) => void;
}

/** S2.26: a click on a tier sets its quantity. */
export default function Tiers({ tiers, unit, quantity, max, disabled, money, onPick }: TiersProps) {
  const reached = tierAtQuantity(tiers, quantity);
  const next = nextTier(tiers, quantity);
  return (
    <section aria-label={productTexts.tiers} className="mt-5 rounded-md bg-accent-soft p-4">
      <p className="font-semibold">{productTexts.tiers}</p>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
        {tiers.map((tier) => (
          <li key={tier.threshold}>
            <button
              type="button"
              disabled={disabled || tier.left > max}
              aria-pressed={tier === reached}
              data-value={tier.threshold}
              onClick={() => onPick(tier.left || quantity)}
              className={classNames(
                'figures flex min-h-14 w-full flex-col items-center justify-center rounded-md border bg-surface px-2 py-1.5 text-sm transition-colors disabled:text-ink-soft noscript:pointer-events-none',
                tier === reached ? 'border-brand ring-1 ring-brand' : 'border-line-strong enabled:hover:border-ink',
              )}
            >
              <span className="font-semibold">{quantityWithUnit(tier.threshold, unit)}</span>
              <span>{productTexts.each(money(tier.price), unit)}</span>
            </button>
          </li>
        ))}
      </ul>
      {next && next.tier.left <= max && (
        <p className="figures mt-2 text-sm" aria-live="polite">
          {productTexts.nextTier(quantityAsObject(next.missing, unit), money(next.tier.price), unit)}
        </p>
      )}
    </section>
  );
}
