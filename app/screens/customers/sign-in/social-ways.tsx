import { signInTexts } from '#texts/customers/sign-in.ts';
import { buttonLook } from '../../../ui/button-look.ts';

interface SocialWaysProps {
  providers: readonly { id: string; name: string }[];
  returnTo: string;
}

/** How many stand in the open (S2.50). */
const SHOWN = 2;

/** Ways to sign in through another service; what does not fit opens with a click, also without script. */
export function SocialWays({ providers, returnTo }: SocialWaysProps) {
  const texts = signInTexts.social;
  const way = ({ id, name }: { id: string; name: string }) => (
    // A plain link: a form may not lead to another site, and the answer comes as a whole page.
    <a
      key={id}
      href={`/login.php?${new URLSearchParams({ openid_serviceid: id, powrot: returnTo })}`}
      className={buttonLook({ look: 'secondary', wide: true })}
      rel="nofollow"
    >
      {texts.through(name)}
    </a>
  );
  if (providers.length === 0) return null;
  const more = providers.slice(SHOWN);
  return (
    <>
      <p className="text-center text-ink-soft">{texts.or}</p>
      {providers.slice(0, SHOWN).map(way)}
      {more.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center justify-center text-brand underline underline-offset-4">
            {texts.more}
          </summary>
          <div className="mt-2 grid gap-3">{more.map(way)}</div>
        </details>
      )}
    </>
  );
}
