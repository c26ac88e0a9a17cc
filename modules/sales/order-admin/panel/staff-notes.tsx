import { Form } from 'react-router';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Textarea } from '#platform/ui/text-controls.tsx';
import { notes as texts } from '../texts/panel-order.ts';

interface StaffNotesProps {
  notes: readonly { id: number; author: string; text: string; at: string }[];
  lead: string;
  mayWrite: boolean;
  answer?: FormAnswer;
}

/** Comments of the staff on one order or customer. */
export function StaffNotes({ notes, lead, mayWrite, answer }: StaffNotesProps) {
  return (
    <Section plain title={texts.title} lead={lead}>
      {notes.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      <ul>
        {notes.map(({ id, author, text, at }) => (
          <li key={id} className="border-line border-t py-2 first:border-t-0">
            <p className="text-ink-soft text-sm">
              {author || texts.shop}, <span className="figures">{at}</span>
            </p>
            <p className="whitespace-pre-wrap break-words">{text}</p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Form method="post" key={notes.length} className="mt-3">
          <Field label={texts.text} error={answer?.faults?.text}>
            {(control) => (
              <Textarea {...control} name="text" rows={2} maxLength={2000} defaultValue={answer?.typed?.text} />
            )}
          </Field>
          <Button type="submit" name="intent" value="note" look="secondary" className="mt-2">
            {texts.add}
          </Button>
        </Form>
      )}
    </Section>
  );
}
