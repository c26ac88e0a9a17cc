import { sales as texts } from '#texts/panel/overview.ts';

/** By how many per cent a figure grew or fell. */
export function Growth({ percent }: { percent: number }) {
  const tone = percent > 0 ? 'text-ok' : percent < 0 ? 'text-error' : 'text-ink-soft';
  return <span className={`whitespace-nowrap font-semibold text-sm ${tone}`}>{texts.growth(percent)}</span>;
}
