import { Form, useLoaderData } from 'react-router';
import { stale } from '#modules/content/pages/texts/panel-entries.ts';
import { RichText } from '#modules/content/pictures/panel/rich-text/rich-text.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { TheirVersion } from '#platform/panel-ui/their-version.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { actions, fields } from '../../texts/panel.ts';
import type { loadNewsletter, NewsletterAnswer } from './load.server.ts';

export function NewsletterForm({ answer }: { answer: NewsletterAnswer | undefined }) {
  const { id, subject, body, mark, reading, mayChange, maySend } = useLoaderData<typeof loadNewsletter>();
  const { theirs, faults } = answer ?? {};
  const typed = answer?.typed ?? { subject, body };
  const field = (name: 'subject' | 'body') => ({
    ...fields[name],
    error: faults?.[name] && inputFaults[faults[name]],
    required: true,
  });
  return (
    <Form method="post" noValidate className="panel-card grid max-w-[60rem] gap-4">
      <input type="hidden" name="mark" value={theirs?.mark ?? mark} />
      {theirs && (
        <TheirVersion
          title={stale.theirs}
          parts={[
            { label: fields.subject.label, value: theirs.subject },
            { label: fields.body.label, value: theirs.body },
          ]}
        />
      )}
      <Field {...field('subject')}>
        {(control) => (
          <Input
            {...control}
            name="subject"
            defaultValue={typed.subject}
            disabled={!mayChange}
            maxLength={150}
            autoComplete="off"
          />
        )}
      </Field>
      <Field {...field('body')}>
        {(control) => (
          <RichText control={control} name="body" label={fields.body.label} value={typed.body} disabled={!mayChange} />
        )}
      </Field>
      {mayChange && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="save">
            {actions.save}
          </Button>
          <Button type="submit" name="intent" value="test" look="secondary">
            {actions.test}
          </Button>
          {maySend && reading > 0 && (
            <ConfirmButton intent="start" look="secondary" question={actions.startQuestion(reading)}>
              {actions.start(reading)}
            </ConfirmButton>
          )}
          {id !== null && (
            <ConfirmButton intent="remove" look="quiet" question={actions.removeQuestion}>
              {actions.remove}
            </ConfirmButton>
          )}
        </div>
      )}
    </Form>
  );
}
