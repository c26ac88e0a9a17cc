import { orderDataTexts } from '#texts/order-data.ts';
import type { OrderFigures } from './describe-figures.server.ts';

interface FiguresProps {
  figures: OrderFigures;
  totalLabel?: string;
}

/** Every figure is the shop's. */
export function Figures({ figures: { rows, total }, totalLabel = orderDataTexts.figures.total }: FiguresProps) {
  return (
    <dl className="figures space-y-2">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
        <dt>{totalLabel}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}
