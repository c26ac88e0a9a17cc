import { Form } from 'react-router';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Textarea } from '#platform/ui/text-controls.tsx';
import { ATTACHMENT_BYTES, ATTACHMENT_TYPES, MAX_ATTACHMENTS, MESSAGE_LENGTH } from '../../rules/complaint-limits.ts';
import * as texts from '../../texts/panel.ts';
import { attachmentsHint } from '../../texts/storefront.ts';
import type { ShownComplaint } from './load.server.ts';

interface FormProps {
  complaint: ShownComplaint;
  answer: FormAnswer | undefined;
}

export function ReplyForm({ complaint: { messages, key }, answer }: FormProps) {
  return (
    <Section title={texts.reply.title}>
      {/* A sent answer empties the form; a refused one leaves it as it was. */}
      <Form method="post" encType="multipart/form-data" key={messages.length} className="grid gap-4">
        <input type="hidden" name="key" defaultValue={answer?.typed?.key ?? key} />
        <Field label={texts.reply.text} hint={texts.reply.hint} error={answer?.faults?.text} required>
          {(wiring) => (
            <Textarea {...wiring} name="text" maxLength={MESSAGE_LENGTH} defaultValue={answer?.typed?.text} />
          )}
        </Field>
        <Field
          label={texts.reply.files}
          hint={attachmentsHint(MAX_ATTACHMENTS, ATTACHMENT_BYTES)}
          error={answer?.faults?.files}
          optional
        >
          {(wiring) => (
            <input
              {...wiring}
              type="file"
              name="files"
              multiple
              accept={ATTACHMENT_TYPES.join(',')}
              className="w-full"
            />
          )}
        </Field>
        <div>
          <Button type="submit" name="intent" value="reply">
            {texts.reply.submit}
          </Button>
        </div>
      </Form>
    </Section>
  );
}

export function DecisionForm({ complaint: { number, state, next }, answer }: FormProps) {
  const { decision } = texts;
  return (
    <Section title={decision.title}>
      <Form method="post" key={state} className="grid gap-4">
        <Field label={decision.note} hint={decision.noteHint} error={answer?.faults?.note} optional>
          {(wiring) => (
            <Textarea {...wiring} name="note" maxLength={MESSAGE_LENGTH} rows={3} defaultValue={answer?.typed?.note} />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          {next.includes('considered') && (
            <Button type="submit" name="intent" value="considered" look="secondary">
              {decision.considered}
            </Button>
          )}
          {next.includes('waiting') && (
            <Button type="submit" name="intent" value="waiting" look="secondary">
              {decision.waiting}
            </Button>
          )}
          {next.includes('accepted') && (
            <ConfirmButton intent="accepted" question={decision.acceptedQuestion(number)}>
              {decision.accepted}
            </ConfirmButton>
          )}
          {next.includes('rejected') && (
            <ConfirmButton intent="rejected" question={decision.rejectedQuestion(number)} look="danger">
              {decision.rejected}
            </ConfirmButton>
          )}
          {next.includes('settled') && (
            <ConfirmButton intent="settled" question={decision.settledQuestion(number)}>
              {decision.settled}
            </ConfirmButton>
          )}
        </div>
      </Form>
    </Section>
  );
}

export function ParcelForm({ complaint: { timeline }, answer }: FormProps) {
  return (
    <Section title={texts.parcel.title}>
      <Form method="post" key={timeline.length} className="grid gap-4">
        <TextField
          label={texts.parcel.tracking}
          hint={texts.parcel.hint}
          name="tracking"
          maxLength={60}
          defaultValue={answer?.typed?.tracking}
        />
        <div>
          <Button type="submit" name="intent" value="ship" look="secondary">
            {texts.parcel.submit}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
