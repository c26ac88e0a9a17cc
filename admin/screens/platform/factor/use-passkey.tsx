import { useState } from 'react';
import { showPasskey } from '#admin/ui/passkeys.ts';
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
    const isRight = await showPasskey().catch(() => false);
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
