import { Form, useNavigation } from 'react-router';
import { ResourceField } from '#modules/back-office/resources/panel/resource-field.tsx';
import { mailServerFields } from '#platform/mail/rules/mail-server.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as texts from '../../texts/panel-mail.ts';
import type { loadMail } from './mail.server.ts';
import { cardAddress } from './sections.ts';
import type { SettingsAnswer } from './settings-answer.ts';

interface MailFormProps {
  mail: ReturnType<typeof loadMail>;
  answer: SettingsAnswer | undefined;
  mayChange: boolean;
}

const BEFORE_PASSWORD = ['host', 'port', 'security', 'user'] as const;

/** A mail server from the configuration is shown read-only. */
export function MailForm({ mail, answer, mayChange }: MailFormProps) {
  const isSending = useNavigation().formData?.get('intent') === 'mail';
  const typed = { ...mail.typed, ...answer?.typed };
  const field = (name: (typeof BEFORE_PASSWORD)[number] | 'sender') => (
    <ResourceField
      key={name}
      name={name}
      field={mailServerFields[name]}
      words={texts.fields[name]}
      value={typed[name] ?? ''}
      error={answer?.faults[name]}
      options={undefined}
    />
  );
  return (
    <Card id="mail">
      <h2 className="mb-4">{texts.title}</h2>
      <p className="mb-4 text-ink-soft">{mail.isSetAtStart ? texts.atStart : texts.lead}</p>
      <ActResult answer={answer} />
      {!mail.isSetAtStart && mayChange && (
        <Form method="post" action={cardAddress('mail')} className="grid gap-4 sm:grid-cols-2" noValidate>
          {BEFORE_PASSWORD.map(field)}
          <TextField
            label={texts.password.label}
            hint={mail.hasPassword ? texts.password.kept : undefined}
            name="password"
            type="password"
            autoComplete="off"
            defaultValue={answer?.typed.password}
          />
          {field('sender')}
          <div className="flex flex-wrap gap-3 sm:col-span-2">
            <Button type="submit" name="intent" value="mail" loading={isSending}>
              {texts.save}
            </Button>
            {mail.isSet && (
              <ConfirmButton intent="mail-off" question={texts.switchOffQuestion} look="quiet">
                {texts.switchOff}
              </ConfirmButton>
            )}
          </div>
        </Form>
      )}
    </Card>
  );
}
