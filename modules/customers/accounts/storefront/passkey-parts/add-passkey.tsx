import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '#platform/forms/storefront/use-hydrated.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { securityDoneLink } from '../../rules/security-links.ts';
import * as accountSecurityTexts from '../../texts/account-security.ts';
import { postJson, usePasskeys } from './use-passkey.ts';

const texts = accountSecurityTexts.passkeys;

export function AddPasskey() {
  const available = usePasskeys();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    setBusy(true);
    setFailed(false);
    const added = await makeKey(name).catch(() => false);
    setBusy(false);
    setFailed(!added);
    if (added) await navigate(securityDoneLink('klucz'), { preventScrollReset: true });
  }

  if (hydrated && !available) return <p className="mt-4 text-ink-soft">{texts.noScript}</p>;
  if (!hydrated)
    return (
      <noscript>
        <p className="mt-4 text-ink-soft">{texts.noScript}</p>
      </noscript>
    );
  return (
    <form onSubmit={handleSubmit} className="mt-4 grid max-w-md gap-4">
      <Field label={texts.name} hint={texts.nameHint} optional>
        {(wiring) => <Input {...wiring} type="text" name="name" maxLength={60} />}
      </Field>
      {failed && (
        <Message kind="warning">
          <p>{texts.failed}</p>
        </Message>
      )}
      <Button type="submit" look="secondary" loading={busy} className="justify-self-start">
        {texts.add}
      </Button>
    </form>
  );
}

async function makeKey(name: string): Promise<boolean> {
  const { options } = await postJson('/konto/klucz', { step: 'begin' });
  if (!options) return false;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({
    optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  return (await postJson('/konto/klucz', { step: 'finish', response, name })).kind === 'added';
}
