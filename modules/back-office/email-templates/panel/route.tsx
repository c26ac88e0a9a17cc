import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { theirs } from '#modules/back-office/resources/texts/panel.ts';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { Choice } from '#platform/panel-ui/choice.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { TheirVersion } from '#platform/panel-ui/their-version.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Textarea } from '#platform/ui/text-controls.tsx';
import * as texts from '../texts/panel.ts';
import { changeTemplates, loadTemplates, type TypedTemplates } from './email-templates.server.ts';

export const handle: PanelHandle = {
  access: 'settings.see',
  actions: { preview: 'settings.see', save: 'settings.change' },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadTemplates(args);
export const action = (args: ActionFunctionArgs) => changeTemplates(args);

/** The owner's words around every mail, seen at once in a mail about a real order. */
export default function EmailTemplates() {
  const { typed: saved, mark, mayChange } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const typed = answer?.emailTexts ?? saved;
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActResult answer={answer} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Section>
          <Form method="post" noValidate className="grid gap-4">
            <input type="hidden" name="mark" value={answer?.theirs?.mark ?? mark} />
            {answer?.theirs && <TheirVersion title={theirs} parts={partsOf(answer.theirs)} />}
            {(['greeting', 'ending'] as const).map((name) => (
              <Field key={name} {...texts.fields[name]} error={answer?.faults?.[name]}>
                {(control) => <Textarea {...control} name={name} defaultValue={typed[name]} rows={3} maxLength={500} />}
              </Field>
            ))}
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                {...texts.fields.number}
                error={answer?.faults?.number}
                name="number"
                defaultValue={typed.number}
                autoComplete="off"
              />
              <Choice label={texts.fields.kind.label} name="kind" value={typed.kind}>
                {Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))}
              </Choice>
            </div>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" name="intent" value="preview" look="secondary">
                {texts.preview}
              </Button>
              {mayChange && (
                <Button type="submit" name="intent" value="save">
                  {texts.save}
                </Button>
              )}
            </div>
          </Form>
        </Section>
        {answer?.emailTexts && !answer.refused && <Preview typed={answer.emailTexts} />}
      </div>
    </>
  );
}

const partsOf = (words: { greeting: string; ending: string }) =>
  (['greeting', 'ending'] as const).map((name) => ({ label: texts.fields[name].label, value: words[name] }));

function Preview({ typed }: { typed: TypedTemplates }) {
  return typed.number === '' ? (
    <p>{texts.noOrders}</p>
  ) : (
    <iframe
      title={texts.frame(texts.kinds[typed.kind])}
      src={`/zaplecze/listy/podglad?${new URLSearchParams({ ...typed })}`}
      // Nothing of a mail runs or loads here.
      sandbox=""
      className="h-[48rem] w-full rounded-md border border-line"
    />
  );
}
