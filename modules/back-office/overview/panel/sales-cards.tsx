import { Growth } from '#modules/sales/reports/panel/number-tables.tsx';
import { chart as chartTexts, grainName } from '#modules/sales/reports/texts/panel.ts';
import { BarChart } from '#platform/panel-ui/bar-chart.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Link } from '#platform/ui/link.tsx';
import { sales as texts } from '../texts/panel.ts';
import type { ShownChart, ShownPeriod } from './load.server.ts';

/** How it goes: three stretches of days, each next to the one before it, and the longest of them day by day. */
export function SalesCards({ periods, chart }: { periods: readonly ShownPeriod[]; chart: ShownChart | null }) {
  if (periods.length === 0) return null;
  return (
    <section className="mt-8">
      <h2>{texts.title}</h2>
      <p className="mb-3 max-w-[43.75rem] text-ink-soft">{texts.lead}</p>
      <div className="grid gap-3 md:grid-cols-3">
        {periods.map(({ days, figures }) => (
          <Card key={days}>
            <h3>{texts.days[days]}</h3>
            <dl className="mt-3 grid gap-3">
              {figures.map((figure) => (
                <div key={figure.name}>
                  <dt className="text-ink-soft text-sm">{figure.name}</dt>
                  <dd className="figures">
                    <span className="type-title">{figure.now}</span>{' '}
                    {figure.growth !== null && <Growth percent={figure.growth} />}
                    <span className="block text-ink-soft text-sm">
                      {texts.compared(figure.before, texts.before[days])}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ))}
      </div>
      {chart && (
        <Card className="mt-3">
          {!chart.isEmpty && <BarChart small caption={chartTexts.last30} tableOf={grainName.day} {...chart} />}
          <p className="mt-3">
            <Link to="/zaplecze/liczby" className="underline">
              {chartTexts.more}
            </Link>
          </p>
        </Card>
      )}
    </section>
  );
}
