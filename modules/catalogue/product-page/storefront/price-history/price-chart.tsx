import { type PriceChange, priceSteps } from '#modules/catalogue/pricing/rules/lowest-price.ts';
import * as priceHistoryTexts from '#modules/catalogue/pricing/texts/price-history.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { classNames } from '#platform/ui/class-names.ts';

interface PriceChartProps {
  changes: readonly PriceChange[];
  /** Milliseconds. */
  from: number;
  to: number;
  sizeName: string;
  money: (gross: Grosze) => string;
}

const BOX = { width: 600, height: 120 };
/** Half a line of the labels, which aligns each with its price. */
const EDGE = 8;

export function PriceChart({ changes, from, to, sizeName, money }: PriceChartProps) {
  const steps = priceSteps(changes, { ...BOX, from, to });
  if (!steps) return null;
  const [lowest, highest] = [money(steps.lowest), money(steps.highest)];
  const [first, last] = [dayInWarsaw(from), dayInWarsaw(to)];
  const prices = steps.lowest === steps.highest ? [lowest] : [highest, lowest];
  return (
    <div className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs text-ink-soft">
      <div
        aria-hidden
        className={classNames('flex flex-col', prices.length > 1 ? 'justify-between' : 'justify-center')}
      >
        {prices.map((price) => (
          <span key={price}>{price}</span>
        ))}
      </div>
      <svg
        role="img"
        viewBox={`0 ${-EDGE} ${BOX.width} ${BOX.height + 2 * EDGE}`}
        preserveAspectRatio="none"
        aria-label={priceHistoryTexts.chart({ size: sizeName, first, last, lowest, highest })}
        className="h-34 w-full rounded-md bg-surface-2"
      >
        <path
          d={`M0 0H${BOX.width}M0 ${BOX.height}H${BOX.width}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
        <path
          d={steps.path}
          vectorEffect="non-scaling-stroke"
          strokeWidth="3"
          strokeLinejoin="round"
          className="fill-none stroke-brand"
        />
      </svg>
      <div aria-hidden className="col-start-2 flex justify-between">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </div>
  );
}

export function dayInWarsaw(moment: number): string {
  return new Date(moment).toLocaleDateString('pl-PL', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Warsaw',
  });
}
