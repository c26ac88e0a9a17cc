import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as accountSecurityTexts from '../../texts/account-security.ts';
import { AddPasskey } from '../passkey-parts/add-passkey.tsx';
import type { ShownSecurity } from './load.server.ts';

const texts = accountSecurityTexts.passkeys;

export function PasskeySection({ keys }: Pick<ShownSecurity, 'keys'>) {
  return (
    <Card>
      <h2 className="type-sub">{texts.title}</h2>
      <p className="mt-2 text-ink-soft">{texts.intro}</p>
      {keys.length === 0 ? (
        <p className="mt-4">{texts.none}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {keys.map(({ id, name, detail }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <span className="min-w-0">
                <span className="block font-medium break-words">{name}</span>
                <span className="block text-sm text-ink-soft">{detail}</span>
              </span>
              <form method="post">
                <input type="hidden" name="intent" value="remove-key" />
                <input type="hidden" name="key" value={id} />
                <Button type="submit" look="secondary" size="sm" aria-label={texts.removeOf(name)}>
                  {texts.remove}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </Card>
  );
}
