import { useState } from 'react';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { factor as texts } from '../../texts/panel-sign-in.ts';
import { showPasskey } from './passkeys.ts';

/** Shows the second factor by a key of this device. */
export function UsePasskey({ onShown }: { onShown: () => void }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function handleClick() {
    setBusy(true);
    setFailed(false);
    const isRight = await showPasskey().catch(() => false);
    if (isRight) return onShown();
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
