import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { Choice } from '#platform/panel-ui/choice.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { BULK_KINDS, ROUNDINGS } from '../../rules/bulk-change.ts';
import * as texts from '../../texts/panel-bulk.ts';
import { UnderpricedNotice } from '../underpriced/underpriced-notice.tsx';
import { changeMany } from './action.server.ts';
import { BulkPast } from './bulk-past.tsx';
import { Examples } from './examples.tsx';
import { loadBulk } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  actions: { start: 'catalogue.change', undo: 'catalogue.change' },
  title: texts.title,
};
export const loader = ({ context, request }: LoaderFunctionArgs) => loadBulk(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => changeMany(context, request);

/** Chosen products, what to do with them, how it would look; and what was done before. */
export default function Bulk() {
  const { hidden, typed, count, fault, examples, categories, underpriced, past } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader
        title={texts.title}
        lead={texts.lead(count)}
        back={{ to: '/zaplecze/produkty', label: texts.back }}
      />
      <ActResult answer={answer ?? (fault ? { refused: fault } : undefined)} />
      <UnderpricedNotice bundles={underpriced} />
      <div className="grid gap-4">
        <Section>
          <Form method="get" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {hidden.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <Choice label={texts.kind} name="kind" value={typed.kind ?? 'price-percent'}>
              {BULK_KINDS.map((one) => ({ value: one, label: texts.kinds[one] }))}
            </Choice>
            <TextField
              label={texts.value}
              hint={texts.valueHint}
              name="value"
              defaultValue={typed.value}
              autoComplete="off"
            />
            <Choice label={texts.rounding} name="rounding" value={typed.rounding ?? 'none'}>
              {ROUNDINGS.map((one) => ({ value: one, label: texts.roundings[one] }))}
            </Choice>
            <Choice label={texts.category} name="category" value={typed.category ?? ''} empty={texts.none}>
              {categories}
            </Choice>
            <Choice label={texts.onOff} name="on" value={typed.on ?? ''} empty={texts.none}>
              {[
                { value: '1', label: texts.on },
                { value: '0', label: texts.off },
              ]}
            </Choice>
            <div className="flex items-end">
              <Button type="submit" look="secondary">
                {texts.preview}
              </Button>
            </div>
          </Form>
        </Section>
        {examples && (
          <Section title={texts.examples.title(count)}>
            <Examples list={examples} />
            <Form method="post">
              {[...hidden, ...Object.entries(typed).filter(([name]) => !hidden.some(([known]) => known === name))].map(
                ([name, value]) => (
                  <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
                ),
              )}
              <Button type="submit" name="intent" value="start">
                {texts.start(count)}
              </Button>
            </Form>
          </Section>
        )}
        <BulkPast rows={past} />
      </div>
    </>
  );
}
