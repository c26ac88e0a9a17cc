import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import * as texts from '../../texts/panel-reductions.ts';
import { UnderpricedNotice } from '../underpriced/underpriced-notice.tsx';
import { changeReductions, loadReductions } from './load.server.ts';
import { PlanForm } from './plan-form.tsx';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  actions: { check: 'catalogue.change', plan: 'catalogue.change', cancel: 'catalogue.change' },
  title: texts.title,
};
export const loader = ({ context }: LoaderFunctionArgs) => loadReductions(context);
export const action = ({ context, request }: ActionFunctionArgs) => changeReductions(context, request);

/** Planned, running and past reductions, and the form of a new one. */
export default function Reductions() {
  const { plans, options, underpriced } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { columns } = texts;
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActResult answer={answer} />
      <UnderpricedNotice bundles={underpriced} />
      {plans.length === 0 && <Empty text={texts.empty} />}
      {plans.length > 0 && (
        <PanelTable
          caption={texts.title}
          rows={plans}
          keyOf={({ id }) => id}
          columns={[
            { label: columns.name, cell: ({ name }) => name },
            { label: columns.percent, cell: ({ percent }) => percent },
            { label: columns.from, cell: ({ from }) => from },
            { label: columns.to, cell: ({ to }) => to },
            { label: columns.sizes, cell: ({ sizes }) => sizes },
            {
              label: columns.state,
              cell: ({ state }) => (
                <Badge tone={state === 'running' ? 'ok' : state === 'planned' ? 'brand' : 'neutral'}>
                  {texts.states[state]}
                </Badge>
              ),
            },
            {
              label: columns.act,
              isActions: true,
              cell: ({ id, state }) =>
                (state === 'planned' || state === 'running') && (
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <ConfirmButton intent="cancel" look="secondary" size="sm" question={texts.cancelQuestion}>
                      {texts.cancel}
                    </ConfirmButton>
                  </Form>
                ),
            },
          ]}
        />
      )}
      <PlanForm key={JSON.stringify(answer?.typed ?? '')} answer={answer} options={options} />
    </>
  );
}
