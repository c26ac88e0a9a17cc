import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { ChartBar } from '#platform/panel-ui/bar-chart.tsx';
import { shortDay } from '#platform/time/rules/date-format.ts';
import type { Day } from '#platform/time/rules/day.ts';
import { figureOf, type Metric, type NumbersBar, type NumbersFigures } from '../rules/numbers-figures.ts';
import { type NumbersPeriod, periodBefore } from '../rules/numbers-period.ts';
import { chart as chartTexts, none, permille } from '../texts/panel.ts';

export const dayText = (day: Day) => shortDay(day);

export function writeFigure(metric: Metric, figures: NumbersFigures): string {
  const value = figureOf(metric, figures);
  if (value === null) return none;
  if (metric === 'returns') return permille(value);
  return metric === 'orders' || metric === 'baskets' ? value.toLocaleString('pl') : formatMoney(value);
}

export function describeChart(metric: Metric, period: NumbersPeriod, bars: readonly NumbersBar[]) {
  const earlier = periodBefore(period);
  const chartBars = bars.map(
    ({ start, now, before }): ChartBar => ({
      label: dayText(start),
      value: figureOf(metric, now),
      before: figureOf(metric, before),
      text: writeFigure(metric, now),
      beforeText: writeFigure(metric, before),
    }),
  );
  const all = bars.flatMap(({ now, before }) => [now, before]);
  const top = all.reduce<NumbersFigures | undefined>(
    (best, one) => (best && (figureOf(metric, best) ?? 0) >= (figureOf(metric, one) ?? 0) ? best : one),
    undefined,
  );
  return {
    bars: chartBars,
    highest: top ? chartTexts.highest(writeFigure(metric, top)) : '',
    legend: { now: chartTexts.now, before: chartTexts.before(dayText(earlier.from), dayText(earlier.to)) },
    isEmpty: chartBars.every(({ value, before }) => !value && !before),
  };
}
