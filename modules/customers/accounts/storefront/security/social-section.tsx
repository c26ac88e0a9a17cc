import { Button } from '#platform/ui/button.tsx';
import { buttonLook } from '#platform/ui/button-look.ts';
import { Card } from '#platform/ui/card.tsx';
import * as accountSecurityTexts from '../../texts/account-security.ts';
import type { ShownSecurity } from './load.server.ts';

const texts = accountSecurityTexts.social;

export function SocialSection({ providers }: Pick<ShownSecurity, 'providers'>) {
  if (providers.length === 0) return null;
  return (
    <Card>
      <h2 className="type-sub">{texts.title}</h2>
      <p className="mt-2 text-ink-soft">{texts.intro}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {providers.map(({ id, name, linkedAs }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0">
              <span className="block font-medium">{linkedAs === null ? name : texts.linked(name)}</span>
              {linkedAs && <span className="block text-sm break-words text-ink-soft">{linkedAs}</span>}
            </span>
            {linkedAs === null ? (
              <a
                href={`/login.php?${new URLSearchParams({ openid_serviceid: id, link: '1' })}`}
                className={buttonLook({ look: 'secondary', size: 'sm' })}
                rel="nofollow"
              >
                {texts.link(name)}
              </a>
            ) : (
              <form method="post">
                <input type="hidden" name="intent" value="unlink" />
                <input type="hidden" name="provider" value={id} />
                <Button type="submit" look="secondary" size="sm" aria-label={texts.unlinkOf(name)}>
                  {texts.unlink}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
