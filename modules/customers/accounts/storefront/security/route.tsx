import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as accountSecurityTexts from '../../texts/account-security.ts';
import { accountCrumb } from '../account-parts/account-crumb.ts';
import { AddPasskey } from '../passkey-parts/add-passkey.tsx';
import { EmailSection } from './email-section.tsx';
import { loadSecurity, receiveSecurity, type ShownSecurity } from './load.server.ts';
import { PasswordSection } from './password-section.tsx';
import { SocialSection } from './social-section.tsx';

export const handle: PageHandle = {
  page: 'login',
  breadcrumbs: () => [...accountCrumb(true), { label: accountSecurityTexts.title }],
  noIndex: true,
};

export const loader = ({ context, url }: Route.LoaderArgs) => loadSecurity(context, url);
export const action = ({ request, context }: Route.ActionArgs) => receiveSecurity(request, context);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: accountSecurityTexts.title, shopName: shopName(matches) });

export default function AccountSecurityRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const { facts, email, waitingEmail, keys, providers, message } = loaderData;
  const replyOf = (form: 'password' | 'email') => (actionData?.form === form ? actionData.reply : undefined);
  return (
    <>
      <h1>{accountSecurityTexts.title}</h1>
      <p className="mt-2 text-ink-soft">
        {accountSecurityTexts.login}: {facts.login}
      </p>
      {message && !actionData && (
        <Message kind={message.kind} className="mt-6">
          <p>{message.text}</p>
        </Message>
      )}
      <div className="mt-6 grid gap-6 @4xl:grid-cols-2">
        <PasswordSection facts={facts} reply={replyOf('password')} />
        <EmailSection facts={facts} email={email} waiting={waitingEmail} reply={replyOf('email')} />
        <PasskeySection keys={keys} />
        <SocialSection providers={providers} />
        <Card>
          <h2 className="type-sub">{accountSecurityTexts.everywhere.title}</h2>
          <p className="mt-2">{accountSecurityTexts.everywhere.intro}</p>
          <form method="post" className="mt-4">
            <input type="hidden" name="intent" value="everywhere" />
            <Button type="submit" look="secondary">
              {accountSecurityTexts.everywhere.submit}
            </Button>
          </form>
        </Card>
      </div>
    </>
  );
}

const texts = accountSecurityTexts.passkeys;

function PasskeySection({ keys }: Pick<ShownSecurity, 'keys'>) {
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
