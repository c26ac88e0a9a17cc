import { useState } from 'react';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { KeyIcon } from '#platform/ui/icons/objects.tsx';
import * as signInTexts from '../../texts/sign-in.ts';
import { postJson, usePasskeys } from './use-passkey.ts';

const texts = signInTexts.passkey;

export function PasskeySignIn({ returnTo }: { returnTo: string }) {
  const available = usePasskeys();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function handleClick() {
    setBusy(true);
    setProblem('');
    try {
      const { options } = await postJson('/logowanie/klucz', { step: 'begin' });
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const response = await startAuthentication({
        optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      });
      const { kind } = await postJson('/logowanie/klucz', { step: 'finish', response });
      // A full page load removes all data of the guest.
      if (kind === 'signed-in') return window.location.assign(returnTo);
      setProblem(kind === 'unknown' ? texts.unknown : texts.failed);
    } catch (error) {
      const wasCancelled = error instanceof Error && error.name === 'NotAllowedError';
      setProblem(wasCancelled ? texts.cancelled : texts.failed);
    }
    setBusy(false);
  }

  return (
    <>
      {/* Reserves its height, so that nothing shifts after hydration. */}
      <Button
        look="secondary"
        wide
        loading={busy}
        onClick={handleClick}
        className={available ? undefined : 'invisible'}
      >
        <KeyIcon className="size-5" />
        {texts.signIn}
      </Button>
      {problem && (
        <Message kind="warning">
          <p>{problem}</p>
        </Message>
      )}
    </>
  );
}
