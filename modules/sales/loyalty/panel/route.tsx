import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ResourceForm } from '#modules/back-office/resources/panel/resource-form.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { earningFields, pointRuleFields } from '../rules/point-fields.ts';
import { points as texts } from '../texts/panel.ts';
import { changePointRules } from './action.server.ts';
import { loadPointRules } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'offer.see',
  actions: { worth: 'offer.change', earning: 'offer.change' },
  title: texts.title,
};

export const loader = ({ context }: LoaderFunctionArgs) => loadPointRules(context);
export const action = (args: ActionFunctionArgs) => changePointRules(args);

export default function Points() {
  const { counts, categories, pointWorth, mayChange } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refused = sent && 'faults' in sent ? sent : undefined;
  const isWorth = refused !== undefined && 'pointWorth' in refused.typed;
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActResult answer={sent && !('faults' in sent) ? sent : undefined} />
      <p className="mb-6">{texts.counts(counts.earning, counts.forPoints)}</p>
      {mayChange && (
        <div className="grid gap-8">
          <ResourceForm
            key={`worth ${pointWorth}`}
            fields={pointRuleFields}
            groups={[{ title: texts.worthTitle, names: ['pointWorth'] }]}
            words={texts.fields}
            typed={isWorth ? refused.typed : { pointWorth }}
            faults={isWorth ? refused.faults : undefined}
            intent="worth"
          />
          <ResourceForm
            fields={earningFields}
            groups={[{ title: texts.earningTitle, lead: texts.earningLead, names: ['categoryId', 'perZloty'] }]}
            words={texts.fields}
            typed={refused && !isWorth ? refused.typed : {}}
            faults={isWorth ? undefined : refused?.faults}
            options={{ categoryId: categories }}
            intent="earning"
            send={texts.apply}
          />
        </div>
      )}
    </>
  );
}
