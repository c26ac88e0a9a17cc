import { useMemo } from 'react';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { PasswordControl } from '#platform/forms/storefront/password-control.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as registrationTexts from '../../texts/registration.ts';
import * as signInTexts from '../../texts/sign-in.ts';
import { loadNewPassword, receiveNewPassword, type ShownNewPassword } from './load.server.ts';
import { newPasswordForm } from './new-password-form.ts';

const texts = signInTexts.newPassword;

export const handle: PageHandle = { page: 'signin', breadcrumbs: () => [{ label: texts.title }], noIndex: true };

export const loader = ({ context, url }: Route.LoaderArgs) => loadNewPassword(context, url);
export const action = ({ request, context }: Route.ActionArgs) => receiveNewPassword(request, context);
export const meta = ({ matches }: Route.MetaArgs) => pageMeta({ title: texts.title, shopName: shopName(matches) });

export default function NewPasswordRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const { login, limits } = loaderData;
  return (
    <div className="mx-auto max-w-md">
      <h1>{texts.title}</h1>
      {login === null ? (
        <>
          <Message kind="warning" className="mt-6">
            <p>{texts.used}</p>
          </Message>
          <ButtonLink to="/logowanie?haslo" className="mt-6">
            {texts.again}
          </ButtonLink>
        </>
      ) : (
        <NewPasswordForm login={login} limits={limits} reply={actionData} />
      )}
    </div>
  );
}

interface NewPasswordFormProps {
  login: string;
  limits: ShownNewPassword['limits'];
  reply: FormReply | undefined;
}

function NewPasswordForm({ login, limits, reply }: NewPasswordFormProps) {
  const form = useMemo(() => newPasswordForm(login, limits), [login, limits]);
  const { formProps, field, submitting } = useShopForm(form, { reply, id: 'new-password' });
  return (
    <>
      <p className="mt-2 text-ink-soft">{texts.intro(login)}</p>
      <PostForm {...formProps} className="mt-6 grid gap-5">
        <input type="hidden" name="username" autoComplete="username" value={login} readOnly />
        <PasswordControl
          field={field('password')}
          label={texts.password}
          hint={registrationTexts.passwordHint(limits)}
          autoComplete="new-password"
        />
        <PasswordControl field={field('repeat')} label={texts.repeat} autoComplete="new-password" />
        <Button type="submit" size="lg" wide loading={submitting}>
          {texts.submit}
        </Button>
      </PostForm>
    </>
  );
}
