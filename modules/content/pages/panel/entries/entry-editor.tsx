import { Form, useActionData, useLoaderData } from 'react-router';
import { PictureField } from '#modules/content/pictures/panel/rich-text/picture-field.tsx';
import { RichText } from '#modules/content/pictures/panel/rich-text/rich-text.tsx';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { TheirVersion } from '#platform/panel-ui/their-version.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input, Textarea } from '#platform/ui/text-controls.tsx';
import * as texts from '../../texts/panel-entries.ts';
import type { EntryAnswer, loadEntry } from './entry-actions.server.ts';

export function EntryEditor() {
  const { kind, list, id, title, links, mayChange } = useLoaderData<typeof loadEntry>();
  const answer = useActionData<EntryAnswer>();
  const words = texts.kinds[kind];
  return (
    <>
      <ScreenHeader title={id === null ? words.add : title} back={{ to: list, label: words.title }}>
        {links && (
          <ButtonLink to={links.preview} look="secondary" size="sm" reloadDocument target="_blank">
            {texts.actions.preview}
          </ButtonLink>
        )}
        {links?.shop && (
          <ButtonLink to={links.shop} look="secondary" size="sm">
            {texts.actions.see}
          </ButtonLink>
        )}
      </ScreenHeader>
      <ActResult answer={answer} />
      <EntryForm key={id} answer={answer} />
      {id !== null && mayChange && (
        <Form method="post" className="mt-4">
          <ConfirmButton intent="remove" look="quiet" size="sm" question={texts.actions.removeQuestion(title)}>
            {texts.actions.remove}
          </ConfirmButton>
        </Form>
      )}
    </>
  );
}

type FieldName = keyof typeof texts.fields;

function EntryForm({ answer }: { answer: EntryAnswer | undefined }) {
  const { kind, typed: saved, mark, mayChange } = useLoaderData<typeof loadEntry>();
  const typed = answer?.typed ?? saved;
  const theirs = answer?.theirs;
  const field = (name: FieldName) => {
    const fault = answer?.faults?.[name];
    return { ...texts.fields[name], error: fault && inputFaults[fault] };
  };
  const common = (name: FieldName) => ({ name, defaultValue: typed[name], disabled: !mayChange });
  return (
    <Form method="post" noValidate className="panel-card grid max-w-[60rem] gap-4">
      <input type="hidden" name="mark" value={theirs?.mark ?? mark} />
      {theirs && <TheirVersion title={texts.stale.theirs} parts={differing(theirs.typed, typed)} />}
      <Field {...field('title')} required>
        {(control) => <Input {...control} {...common('title')} maxLength={200} autoComplete="off" />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('date')} required>
          {(control) => <Input {...control} {...common('date')} type="date" />}
        </Field>
        {kind === 'blog' && (
          <Field {...field('author')}>
            {(control) => <Input {...control} {...common('author')} maxLength={80} autoComplete="off" />}
          </Field>
        )}
      </div>
      <Field {...field('lead')}>
        {(control) => <Textarea {...control} {...common('lead')} rows={2} maxLength={600} />}
      </Field>
      <Field {...field('photo')}>
        {(control) => <PictureField control={control} name="photo" value={typed.photo ?? ''} />}
      </Field>
      <Field {...field('body')}>
        {(control) => (
          <RichText
            control={control}
            name="body"
            label={texts.fields.body.label}
            value={typed.body ?? ''}
            disabled={!mayChange}
          />
        )}
      </Field>
      {mayChange && (
        <div>
          <Button type="submit" name="intent" value="save">
            {texts.actions.save}
          </Button>
        </div>
      )}
    </Form>
  );
}

function differing(theirs: Record<string, string>, typed: Record<string, string>) {
  return (Object.keys(texts.fields) as FieldName[])
    .filter((name) => (theirs[name] ?? '') !== (typed[name] ?? ''))
    .map((name) => ({ label: texts.fields[name].label, value: theirs[name] ?? '' }));
}
