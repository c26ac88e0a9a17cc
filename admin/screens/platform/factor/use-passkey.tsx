import { useState } from 'react';
import { askPasskeyServer } from '#admin/ui/ask-passkey-server.ts';
import { Message } from '#app/ui/alert/message.tsx';
import { Button } from '#app/ui/button.tsx';
import { factor as texts } from '#texts/panel/platform-sign-in.ts';

/** Shows the second factor by a key of this device. */
export function UsePasskey({ next }: { next: string }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function handleClick() {
    setBusy(true);
    setFailed(false);
    const isRight = await showKey().catch(() => false);
    // A whole page: the frame around it is another one now.
    if (isRight) return window.location.assign(next);
    setBusy(false);
    setFailed(true);
  }

  return (
    <>
      <Button look="secondary" size="lg" wide loading={busy} onClick={handleClick}>
        {texts.passkey}
      </Button>
      {failed && <Message kind="warning">{texts.passkeyFailed}</Message>}
    </>
  );
}

async function showKey(): Promise<boolean> {
  const { options } = await askPasskeyServer('ask');
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({
    optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  return (await askPasskeyServer('confirm', { response: JSON.stringify(response) })).kind === 'checked';
}
