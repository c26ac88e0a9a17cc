import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ResourceEditor } from '#modules/back-office/resources/panel/resource-editor.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import * as texts from '../../texts/panel.ts';
import { changeCategory, loadCategory } from './resource.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  actions: { save: 'catalogue.change', remove: 'catalogue.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadCategory(args);
export const action = (args: ActionFunctionArgs) => changeCategory(args);

export default function Category() {
  const { id, typed } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = texts.remove;
  return (
    <>
      <ActResult answer={answer && 'refused' in answer ? answer : undefined} />
      <ResourceEditor />
      {id !== null && (
        <Section title={words.title} lead={words.lead} className="mt-5 max-w-[60rem]">
          <Form method="post">
            <ConfirmButton intent="remove" look="secondary" size="sm" question={words.question(typed.name ?? '')}>
              {words.submit}
            </ConfirmButton>
          </Form>
        </Section>
      )}
    </>
  );
}
