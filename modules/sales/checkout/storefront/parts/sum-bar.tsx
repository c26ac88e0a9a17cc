import type { ReactNode } from 'react';
import { classNames } from '#platform/ui/class-names.ts';
import type { OrderFigures } from './describe-order.server.ts';
import './sum-bar.css';

interface SumBarProps {
  figures: Pick<OrderFigures, 'totalLabel' | 'total'>;
  /** Required next to the button. Then the button is in a wide window too, in the place of the bar. */
  above?: ReactNode;
  className?: string;
  children: ReactNode;
}

/**
 * X.46: on a phone the sum and the button stay visible, in at most a quarter of a small window. In a `sum-frame` the bar gives way to the
 * button of the summary, the `way-on`.
 */
export function SumBar({ figures, above, className, children }: SumBarProps) {
  return (
    <div
      className={classNames(
        'sum-bar sticky bottom-0 z-10 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:shadow-soft',
        above ? 'md:static' : 'md:hidden',
        className,
      )}
    >
      {above && <div className="text-sm max-md:-mt-2 md:mt-4 md:border-t md:border-line md:pt-2">{above}</div>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="shrink-0 text-xs leading-tight text-ink-soft md:hidden">
          {figures.totalLabel}
          <span className="figures block font-display text-lg font-bold whitespace-nowrap text-ink">
            {figures.total}
          </span>
        </p>
        {children}
      </div>
    </div>
  );
}
