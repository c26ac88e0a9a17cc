import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { buttonLook } from '#platform/ui/button-look.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { loadScript } from '#wire/client/load-script.ts';
import * as registrationTexts from '../../texts/registration.ts';

declare global {
  interface Window {
    clientNewForm?: { socialAddress(action: string, form: HTMLFormElement): string };
  }
}

interface SocialInfoProps {
  providers: readonly { id: string; name: string }[];
  /** S7.68 */
  formId: string;
  returnTo: string | null;
  /** For browsers without script. */
  inPage: boolean;
}

/** S2.47 */
export function SocialInfo({ providers, formId, returnTo, inPage }: SocialInfoProps) {
  const [open, setOpen] = useState(false);
  const texts = registrationTexts.social;

  // S7.69
  useEffect(() => {
    void loadScript('/scripts/', 'client_new_form');
  }, []);

  function handleOpen(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }

  function handleGo(event: MouseEvent<HTMLAnchorElement>) {
    const form = document.getElementById(formId);
    if (!window.clientNewForm || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    // The property would contain the host.
    const action = event.currentTarget.getAttribute('href') ?? '';
    window.location.assign(window.clientNewForm.socialAddress(action, form));
  }

  const content = (
    <>
      <p>{texts.info}</p>
      <ul className="mt-5 grid gap-3">
        {providers.map(({ id, name }) => (
          <li key={id}>
            {/* A form must not submit to another site. */}
            <a
              href={socialLink(id, returnTo)}
              className={buttonLook({ look: 'secondary', wide: true })}
              onClick={handleGo}
              rel="nofollow"
            >
              {texts.go(name)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
  if (providers.length === 0) return null;
  return (
    <>
      <TextLink to="?uslugi" onClick={handleOpen} className="inline-flex min-h-11 items-center">
        {texts.open}
      </TextLink>
      {inPage && !open && (
        <section className="mt-2 mb-4 basis-full rounded-lg border border-line bg-surface p-5">{content}</section>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        footer={
          <Button look="quiet" onClick={() => setOpen(false)}>
            {registrationTexts.social.close}
          </Button>
        }
      >
        {content}
      </Dialog>
    </>
  );
}

/** Contract 2.22. */
function socialLink(provider: string, returnTo: string | null): string {
  const fields = { openid_serviceid: provider, register: '1', ...(returnTo ? { powrot: returnTo } : {}) };
  return `/login.php?${new URLSearchParams(fields)}`;
}
