import { Card } from '#app/ui/card.tsx';
import { sales as texts } from '#texts/panel/overview.ts';
import type { ShownPeriod } from './load.server.ts';

/** How it goes: three stretches of days, each beside the one before it. */
export function SalesCards({ periods }: { periods: readonly ShownPeriod[] }) {
  if (periods.length === 0) return null;
  return (
    <section className="mt-8">
      <h2>{texts.title}</h2>
      <p className="mb-3 max-w-[70ch] text-ink-soft">{texts.lead}</p>
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
    </section>
  );
}

function Growth({ percent }: { percent: number }) {
  const tone = percent > 0 ? 'text-ok' : percent < 0 ? 'text-error' : 'text-ink-soft';
  return <span className={`whitespace-nowrap font-semibold text-sm ${tone}`}>{texts.growth(percent)}</span>;
}
