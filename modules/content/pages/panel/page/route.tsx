import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { RichText } from '#modules/content/pictures/panel/rich-text/rich-text.tsx';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { TheirVersion } from '#platform/panel-ui/their-version.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import * as texts from '../../texts/panel.ts';
import { stale } from '../../texts/panel-entries.ts';
import { loadPage, savePage } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: { save: 'content.change' },
  title: ({ title }: { title: string }) => title,
};
export const loader = ({ context, params }: LoaderFunctionArgs) => loadPage(context, params.address);
export const action = ({ context, request, params }: ActionFunctionArgs) => savePage(context, request, params.address);

export default function Page() {
  const { address, title, body, mark, isWritten, mayChange } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { editor } = texts;
  const theirs = answer?.theirs;
  return (
    <>
      <ScreenHeader title={title} back={{ to: '/zaplecze/strony', label: editor.back }}>
        {isWritten && (
          <ButtonLink to={`/${address}`} look="secondary" size="sm">
            {editor.see}
          </ButtonLink>
        )}
      </ScreenHeader>
      <ActResult answer={answer} />
      <Form method="post" className="panel-card grid max-w-[56rem] gap-4">
        <input type="hidden" name="mark" value={theirs?.mark ?? mark} />
        {theirs && (
          <TheirVersion
            title={stale.theirs}
            parts={[
              { label: editor.name, value: theirs.title },
              { label: editor.body, value: theirs.body },
            ]}
          />
        )}
        <Field label={editor.name} error={answer?.faults.title}>
          {(control) => (
            <Input {...control} name="title" defaultValue={answer?.typed.title ?? title} disabled={!mayChange} />
          )}
        </Field>
        <Field label={editor.body} hint={editor.bodyHint} error={answer?.faults.body}>
          {(control) => (
            <RichText
              control={control}
              name="body"
              label={editor.body}
              value={answer?.typed.body ?? body}
              disabled={!mayChange}
            />
          )}
        </Field>
        {mayChange && (
          <div>
            <Button type="submit" name="intent" value="save">
              {editor.save}
            </Button>
          </div>
        )}
      </Form>
    </>
  );
}
