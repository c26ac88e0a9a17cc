import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as accountSecurityTexts from '../../texts/account-security.ts';
import { loadNewEmail, receiveNewEmail } from './load.server.ts';

const texts = accountSecurityTexts.email.confirm;

export const handle: PageHandle = { page: 'login', breadcrumbs: () => [{ label: texts.title }], noIndex: true };

export const loader = ({ context, url }: Route.LoaderArgs) => loadNewEmail(context, url);
export const action = ({ context, request }: Route.ActionArgs) => receiveNewEmail(context, new URL(request.url));
export const meta = ({ matches }: Route.MetaArgs) => pageMeta({ title: texts.title, shopName: shopName(matches) });

export default function NewEmailRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  const { email } = loaderData;
  return (
    <div className="mx-auto max-w-md">
      <h1>{texts.title}</h1>
      {actionData ? (
        <Outcome kind={actionData.kind} text={actionData.text} />
      ) : email === null ? (
        <Outcome kind="warning" text={texts.used} />
      ) : (
        <PostForm className="mt-6 grid gap-5">
          <p className="wrap-anywhere">{texts.intro(email)}</p>
          <Button type="submit" size="lg" wide>
            {texts.submit}
          </Button>
        </PostForm>
      )}
    </div>
  );
}

function Outcome({ kind, text }: { kind: 'success' | 'warning'; text: string }) {
  return (
    <>
      <Message kind={kind} className="mt-6">
        <p>{text}</p>
      </Message>
      <ButtonLink to="/konto/bezpieczenstwo" className="mt-6">
        {texts.account}
      </ButtonLink>
    </>
  );
}
