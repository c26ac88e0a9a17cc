import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Faults } from '#platform/forms/rules/typed-fields.ts';
import { Section } from '#platform/panel-ui/section.tsx';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import { TheirVersion } from '#platform/panel-ui/their-version.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as texts from '../texts/panel.ts';
import { type FieldShape, ResourceField } from './resource-field.tsx';

export interface ResourceFormGroup {
  title?: string;
  lead?: string;
  names: readonly string[];
}

interface ResourceFormProps {
  fields: Readonly<Record<string, FieldShape>>;
  groups: readonly ResourceFormGroup[];
  words: Record<string, FieldText>;
  typed: Record<string, string>;
  faults?: Faults;
  /** Values that another user saved meanwhile. */
  stale?: Record<string, string>;
  /** Of what it was when it was opened. */
  mark?: string;
  options?: Record<string, { value: string; label: string }[]>;
  intent?: string;
  send?: ReactNode;
  /** Where to go without saving. */
  back?: string;
}

/** A form built from the shapes of its fields; typed values stay after an error. */
export function ResourceForm({
  fields,
  groups,
  words,
  typed,
  faults = {},
  stale,
  options,
  ...form
}: ResourceFormProps) {
  const wrong = Object.keys(faults);
  const { intent = 'save', send = texts.save, back } = form;
  const differing = (theirs: Record<string, string>) =>
    Object.keys(fields)
      .filter((name) => (theirs[name] ?? '') !== (typed[name] ?? ''))
      .map((name) => ({ label: words[name]?.label ?? name, value: theirs[name] ?? '' }));
  const buttons = (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" name="intent" value={intent}>
        {send}
      </Button>
      {back && (
        <ButtonLink to={back} look="quiet">
          {texts.cancel}
        </ButtonLink>
      )}
    </div>
  );
  return (
    <Form method="post" className="max-w-[60rem]" noValidate>
      {form.mark !== undefined && <input type="hidden" name="mark" value={form.mark} />}
      {wrong.length > 0 && (
        <Message kind="error" className="mb-5">
          {texts.lookAgain(wrong.map((name) => words[name]?.label ?? name))}
        </Message>
      )}
      {stale && (
        <div className="mb-5 grid gap-3">
          <Message kind="error">{texts.stale}</Message>
          <TheirVersion title={texts.theirs} parts={differing(stale)} />
        </div>
      )}
      {groups.map(({ title, lead, names }) => (
        <Section key={names.join()} title={title} lead={lead} className="mb-4">
          <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
            {names.map((name) => {
              const field = fields[name];
              const fault = faults[name];
              if (!field) return null;
              return (
                <ResourceField
                  key={name}
                  name={name}
                  field={field}
                  words={words[name] ?? { label: name }}
                  value={typed[name] ?? ''}
                  error={fault && inputFaults[fault]}
                  options={options?.[name]}
                />
              );
            })}
          </div>
          {groups.length === 1 && buttons}
        </Section>
      ))}
      {groups.length > 1 && buttons}
    </Form>
  );
}
