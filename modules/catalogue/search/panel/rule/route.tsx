import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ResourceForm } from '#modules/back-office/resources/panel/resource-form.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import type { Fields } from '#platform/forms/rules/typed-fields.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import type { SearchRuleKind } from '../../rules/own-rules.ts';
import { pageFields, pinFields, synonymFields } from '../../rules/rule-fields.ts';
import * as texts from '../../texts/panel.ts';
import { loadSearchRule, saveSearchRule } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  actions: { save: 'catalogue.change' },
  title: texts.title,
};

export const loader = (args: LoaderFunctionArgs) => loadSearchRule(args);
export const action = (args: ActionFunctionArgs) => saveSearchRule(args);

const FIELDS: Record<SearchRuleKind, Fields> = { synonym: synonymFields, pin: pinFields, page: pageFields };

export default function SearchRule() {
  const { kind, isNew, typed, mark, options, back } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refused = sent && 'faults' in sent ? sent : undefined;
  const words = texts.rules[kind];
  return (
    <>
      <ScreenHeader
        title={isNew ? words.create : words.title}
        lead={words.lead}
        back={{ to: back, label: texts.title }}
      />
      <ResourceForm
        // The fields show the sent values, also without a script.
        key={refused ? JSON.stringify([refused.faults, refused.mark]) : 'first'}
        fields={FIELDS[kind]}
        groups={[{ names: Object.keys(FIELDS[kind]) }]}
        words={words.fields}
        typed={refused?.typed ?? typed}
        faults={refused?.faults}
        stale={refused?.stale}
        mark={refused?.mark ?? mark}
        options={options}
        back={back}
      />
    </>
  );
}
