import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { BarChart } from '#platform/panel-ui/bar-chart.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { StateTabs } from '#platform/panel-ui/state-tabs.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as texts from '../texts/panel.ts';
import { loadNumbers, type NumbersScreen } from './load.server.ts';
import { BestSellers, Growth, NumbersTable, Searches } from './number-tables.tsx';
import { PeriodForm } from './period-form.tsx';
import { Vitals } from './vitals.tsx';

export const handle: PanelHandle = { access: 'numbers.see', title: texts.title };

export const loader = ({ context, request }: LoaderFunctionArgs) => loadNumbers(context, request);

/** O.40: figures of a period next to those of the period before. */
export default function Numbers() {
  const data = useLoaderData<typeof loader>();
  const { csv, sums, tabs, chart, rows, grain, best, searches, vitals } = data;
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead}>
        <ButtonLink to={csv} look="secondary" size="sm" reloadDocument>
          {texts.csv}
        </ButtonLink>
      </ScreenHeader>
      <PeriodForm {...data} />
      <Sums sums={sums} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Section plain className="xl:col-span-2">
          <StateTabs label={texts.chart.tabs} tabs={tabs} />
          {chart.isEmpty ? <Empty text={texts.chart.nothing} /> : <BarChart {...chart} />}
          <NumbersTable rows={rows} grain={grain} />
        </Section>
        <Section title={texts.best.title}>
          <BestSellers best={best} />
        </Section>
        <Searches searches={searches} />
        <Vitals vitals={vitals} />
      </div>
    </>
  );
}

function Sums({ sums }: Pick<NumbersScreen, 'sums'>) {
  return (
    <dl className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-5">
      {sums.map(({ metric, now, before, growth }) => (
        <div key={metric} className="panel-card">
          <dt className="text-ink-soft text-sm">
            {texts.metrics[metric]}
            <span className="block text-xs">{texts.hints[metric]}</span>
          </dt>
          <dd className="figures mt-1">
            <span className="whitespace-nowrap font-bold text-xl">{now}</span>{' '}
            {growth !== null && <Growth percent={growth} isCost={metric === 'returns' || metric === 'baskets'} />}
            <span className="block text-ink-soft text-sm">{texts.before(before)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
