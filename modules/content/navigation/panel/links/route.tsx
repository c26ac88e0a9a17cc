import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ResourceForm } from '#modules/back-office/resources/panel/resource-form.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { frameFields } from '../../rules/frame-fields.ts';
import * as texts from '../../texts/panel.ts';
import { changeFrame, loadFrame } from './action.server.ts';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: { save: 'content.change', reset: 'content.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadFrame(args);
export const action = (args: ActionFunctionArgs) => changeFrame(args);

const GROUPS = [
  { ...texts.menuGroup, names: ['menu'] },
  ...[1, 2, 3].map((at) => ({
    title: texts.columnGroup(at),
    lead: at === 1 ? texts.columnLead : undefined,
    names: [`title${at}`, `links${at}`],
  })),
];

export default function Frame() {
  const { typed, mark, mayChange } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = texts.reset;
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActResult answer={answer} />
      <fieldset disabled={!mayChange} className="min-w-0">
        <ResourceForm
          key={`${mark} ${answer?.mark} ${JSON.stringify(answer?.faults)}`}
          fields={frameFields}
          groups={GROUPS}
          words={texts.fields}
          typed={answer?.typed ?? typed}
          faults={answer?.faults}
          stale={answer?.stale}
          mark={answer?.mark ?? mark}
        />
      </fieldset>
      {mayChange && (
        <Section title={words.title} lead={words.lead} className="mt-5 max-w-[60rem]">
          <Form method="post">
            <ConfirmButton intent="reset" look="secondary" size="sm" question={words.question}>
              {words.submit}
            </ConfirmButton>
          </Form>
        </Section>
      )}
    </>
  );
}
