import { Form } from 'react-router';
import { Choice } from '#platform/panel-ui/choice.tsx';
import { StateTabs } from '#platform/panel-ui/state-tabs.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { GRAINS } from '../rules/numbers-period.ts';
import * as texts from '../texts/panel.ts';
import type { NumbersScreen } from './load.server.ts';

export function PeriodForm({ period, metric, lengths }: Pick<NumbersScreen, 'period' | 'metric' | 'lengths'>) {
  const { from, to, grain } = period;
  return (
    <>
      <StateTabs label={texts.period.label} tabs={lengths} />
      <Form method="get" key={`${from} ${to} ${grain}`} className="mb-5 flex flex-wrap items-end gap-3">
        <input type="hidden" name="co" value={metric} />
        <Field label={texts.period.from}>
          {(control) => <Input {...control} type="date" name="od" defaultValue={from} />}
        </Field>
        <Field label={texts.period.to}>
          {(control) => <Input {...control} type="date" name="do" defaultValue={to} />}
        </Field>
        <Choice label={texts.period.grain} name="po" value={grain}>
          {GRAINS.map((one) => ({ value: one, label: texts.grains[one] }))}
        </Choice>
        <Button type="submit" look="secondary">
          {texts.period.show}
        </Button>
      </Form>
    </>
  );
}
