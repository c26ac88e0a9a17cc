import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as signInTexts from '../../texts/sign-in.ts';
import { confirmForm } from './confirm-form.ts';
import { loadConfirmation, receiveConfirmation } from './load.server.ts';

const texts = signInTexts.social.confirm;

export const handle: PageHandle = { page: 'signin', breadcrumbs: () => [{ label: texts.title }], noIndex: true };

export const loader = ({ context }: Route.LoaderArgs) => loadConfirmation(context);
export const action = ({ request, context }: Route.ActionArgs) => receiveConfirmation(request, context);
export const meta = ({ matches }: Route.MetaArgs) => pageMeta({ title: texts.title, shopName: shopName(matches) });

export default function SocialConfirmRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const { formProps, field, formError, submitting } = useShopForm(confirmForm, { reply: actionData, id: 'confirm' });
  return (
    <div className="mx-auto max-w-md">
      <h1>{texts.title}</h1>
      <p className="mt-2 text-ink-soft">{texts.intro(loaderData.email, loaderData.provider)}</p>
      <FormError text={formError} className="mt-6" />
      <PostForm {...formProps} className="mt-6 grid gap-5">
        <TextControl
          field={field('password')}
          label={signInTexts.password}
          type="password"
          autoComplete="current-password"
        />
        <Button type="submit" size="lg" wide loading={submitting}>
          {texts.submit}
        </Button>
      </PostForm>
      <p className="mt-6">
        <TextLink to="/logowanie?haslo" className="inline-flex min-h-11 items-center">
          {signInTexts.forgotten}
        </TextLink>
      </p>
    </div>
  );
}
