import type { OrderFigures } from './describe-order.server.ts';

/** Every sum is computed by the server. */
export function Figures({ figures: { rows, totalLabel, total } }: { figures: OrderFigures }) {
  return (
    <dl className="figures space-y-2">
      {rows.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-lg font-bold">
        <dt>{totalLabel}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}
