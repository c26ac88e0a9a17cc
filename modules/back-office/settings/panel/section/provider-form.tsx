import { Form, useNavigation } from 'react-router';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as texts from '../../texts/panel-provider.ts';
import type { loadProvider } from './provider.server.ts';
import { cardAddress } from './sections.ts';
import type { SettingsAnswer } from './settings-answer.ts';

interface ProviderFormProps {
  provider: ReturnType<typeof loadProvider>;
  answer: SettingsAnswer | undefined;
  mayChange: boolean;
}

const KEYS = ['secretKey', 'webhookSecret'] as const;

/** Keys from the configuration are shown read-only. */
export function ProviderForm({ provider, answer, mayChange }: ProviderFormProps) {
  const isSending = useNavigation().formData?.get('intent') === 'provider';
  const { keys, isSealed, webhookAddress } = provider;
  const isSetAtStart = keys?.isSetAtStart === true;
  return (
    <Card id="provider">
      <h2 className="mb-4">{texts.title}</h2>
      <p className="mb-4 text-ink-soft">{isSetAtStart ? texts.atStart : texts.lead}</p>
      <ActResult answer={answer} />
      {!isSetAtStart && mayChange && (
        <>
          {!keys && <p className="mb-4 font-medium">{texts.none}</p>}
          <p className="mb-4 text-ink-soft">{texts.endpoint(webhookAddress)}</p>
          {!isSealed && <p className="mb-4 text-ink-soft">{texts.unsealed}</p>}
          <Form method="post" action={cardAddress('provider')} className="grid gap-4 sm:grid-cols-2" noValidate>
            {KEYS.map((name) => (
              <TextField
                key={name}
                label={texts.fields[name].label}
                hint={keys ? texts.kept(keys[name]) : texts.fields[name].hint}
                error={answer?.faults[name]}
                name={name}
                type="password"
                autoComplete="off"
                defaultValue={answer?.typed[name]}
              />
            ))}
            <div className="flex flex-wrap gap-3 sm:col-span-2">
              <Button type="submit" name="intent" value="provider" loading={isSending}>
                {texts.save}
              </Button>
              {keys && (
                <ConfirmButton intent="provider-off" question={texts.removeQuestion} look="quiet">
                  {texts.remove}
                </ConfirmButton>
              )}
            </div>
          </Form>
        </>
      )}
    </Card>
  );
}
