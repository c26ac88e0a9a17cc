import { Form } from 'react-router';
import { Section } from '#admin/ui/section.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field } from '#app/ui/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { Textarea } from '#app/ui/text-controls.tsx';
import * as texts from '#texts/panel/selling-order.ts';
import type { OrderScreen } from './load.server.ts';

export function OrderNotes({ notes, mayWrite }: { notes: OrderScreen['notes']; mayWrite: boolean }) {
  return (
    <Section plain title={texts.notes.title} lead={texts.notes.lead}>
      {notes.length === 0 && <p className="text-ink-soft">{texts.notes.none}</p>}
      <ul>
        {notes.map(({ id, author, text, at }) => (
          <li key={id} className="border-line border-t py-2 first:border-t-0">
            <p className="text-ink-soft text-sm">
              {author}, <span className="figures">{at}</span>
            </p>
            <p className="whitespace-pre-wrap break-words">{text}</p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <Form method="post" key={notes.length} className="mt-3">
          <Field label={texts.notes.text}>
            {(control) => <Textarea {...control} name="text" rows={2} maxLength={2000} />}
          </Field>
          <Button type="submit" name="intent" value="note" look="secondary" className="mt-2">
            {texts.notes.add}
          </Button>
        </Form>
      )}
    </Section>
  );
}

/** What happened, newest first, and what was written to the shopper. */
export function OrderHistory({ order: { timeline, mails, claims } }: { order: OrderScreen }) {
  return (
    <Section plain title={texts.history.title}>
      <ol>
        {timeline.map(({ key, at, text }) => (
          <li key={key} className="border-line border-l-2 py-1 pl-3">
            <p>{text}</p>
            <p className="figures text-ink-soft text-sm">{at}</p>
          </li>
        ))}
      </ol>
      {claims.length > 0 && (
        <>
          <h3 className="mt-4">{texts.history.claims}</h3>
          <ul>
            {claims.map(({ to, text, state, at }) => (
              <li key={to} className="border-line border-t py-2 first:border-t-0">
                <Link to={to} className="underline">
                  {text}
                </Link>
                <p className="figures text-ink-soft text-sm">{[state, at].filter(Boolean).join(', ')}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-4">{texts.history.mails}</h3>
      {mails.length === 0 && <p className="text-ink-soft">{texts.history.noMails}</p>}
      <ul>
        {mails.map(({ id, subject, recipient, text, at, trouble }) => (
          <li key={id} className="border-line border-t py-2 first:border-t-0">
            <p>{subject}</p>
            <p className="figures break-all text-ink-soft text-sm">
              {[recipient, at, trouble].filter(Boolean).join(', ')}
            </p>
            <Disclosure title={texts.history.read}>
              <p className="whitespace-pre-wrap break-words text-sm">{text}</p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
