import { type FormEvent, useState } from 'react';
import { useHydrated } from '#platform/forms/storefront/use-hydrated.ts';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { passkey as texts } from '../../texts/panel-sign-in.ts';
import { makePasskey } from './passkeys.ts';

/** Makes a key in this device; the browser asks its owner to confirm. `onAdded` gets the recovery codes of a first factor. */
export function AddPasskey({ onAdded }: { onAdded: (codes: string[]) => void }) {
  const isHydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '');
    setBusy(true);
    const codes = await makePasskey(name).catch(() => null);
    setBusy(false);
    setFailed(codes === null);
    if (codes) onAdded(codes);
  }

  const isAble = isHydrated && typeof window.PublicKeyCredential === 'function';
  return (
    <section className="grid gap-3 border-line border-t pt-5">
      <h2>{texts.title}</h2>
      <p className="text-ink-soft">{texts.lead}</p>
      {isAble ? (
        <form onSubmit={handleSubmit} className="grid gap-4">
          <TextField label={texts.name} hint={texts.nameHint} name="name" maxLength={60} />
          {failed && <Message kind="warning">{texts.failed}</Message>}
          <Button type="submit" look="secondary" loading={busy}>
            {texts.add}
          </Button>
        </form>
      ) : (
        <p>{texts.noScript}</p>
      )}
    </section>
  );
}
