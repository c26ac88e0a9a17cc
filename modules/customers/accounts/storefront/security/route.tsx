import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as accountSecurityTexts from '../../texts/account-security.ts';
import { accountCrumb } from '../account-parts/account-crumb.ts';
import { receiveSecurity } from './action.server.ts';
import { EmailSection } from './email-section.tsx';
import { loadSecurity } from './load.server.ts';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SocialSection } from './social-section.tsx';

export const handle: PageHandle = {
  page: 'login',
  breadcrumbs: () => [...accountCrumb(true), { label: accountSecurityTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSecurity(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveSecurity(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: accountSecurityTexts.title, shopName: shopName(matches) });
}

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
