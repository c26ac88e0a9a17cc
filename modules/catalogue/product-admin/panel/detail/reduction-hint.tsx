import { lowestBeforeReduction, type PriceChange } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import { describeReduction, nextReduction } from '#modules/catalogue/pricing/rules/reduction.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { parseZloty } from '#platform/money/rules/parse-zloty.ts';
import { sizes as texts } from '../../texts/panel-product.ts';
import type { EditedProduct } from './load.server.ts';

interface ReductionHintProps {
  size: EditedProduct['sizes'][number];
  history: PriceChange[];
  now: number;
  /** As typed at this moment. */
  price: string;
  regular: string;
}

/** The reduction the shop may announce for the typed prices (X.38). */
export function ReductionHint({ size, history, now, price: typedPrice, regular }: ReductionHintProps) {
  const price = parseZloty(typedPrice);
  const wanted = regular.trim() === '' ? null : parseZloty(regular);
  if (price === null || wanted === null) return null;
  const before = { ...size, reducedSince: size.reducedSince === null ? null : new Date(size.reducedSince) };
  const { regularPrice, reducedSince } = nextReduction(before, { price, regularPrice: wanted }, new Date(now));
  if (regularPrice === null || reducedSince === null) return null;
  const lowestPrice30 = lowestBeforeReduction(history, reducedSince.getTime());
  const saving = describeReduction({ price, regularPrice, lowestPrice30 });
  return (
    <p className="mt-1 min-w-40 text-ink-soft text-sm" aria-live="polite">
      {lowestPrice30 !== null && `${texts.lowest(formatMoney(lowestPrice30))} `}
      {saving ? texts.lawful(saving.percent) : texts.notLawful}
    </p>
  );
}
