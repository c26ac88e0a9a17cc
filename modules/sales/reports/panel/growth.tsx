import { percentChange } from '../texts/panel.ts';

/** By how many per cent a figure grew or fell; of what costs the shop, less is better. */
export function Growth({ percent, isCost = false }: { percent: number; isCost?: boolean }) {
  const gain = isCost ? -percent : percent;
  const tone = gain > 0 ? 'text-ok' : gain < 0 ? 'text-error' : 'text-ink-soft';
  return <span className={`whitespace-nowrap font-semibold text-sm ${tone}`}>{percentChange(percent)}</span>;
}
