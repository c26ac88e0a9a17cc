import type { ReactNode } from 'react';
import type { OrderFigures } from './describe-order.server.ts';

/** X.46: on a phone the sum and the way on stay in view, from the first line to the last, in one row: never a quarter of a small window. */
export function SumBar({
  figures,
  children,
}: {
  figures: Pick<OrderFigures, 'totalLabel' | 'total'>;
  children: ReactNode;
}) {
  return (
    <div className="sum-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-soft md:hidden">
      <p className="shrink-0 text-xs leading-tight text-ink-soft">
        {figures.totalLabel}
        <span className="figures block font-display text-lg font-bold whitespace-nowrap text-ink">{figures.total}</span>
      </p>
      {children}
    </div>
  );
}
