import { Form } from 'react-router';
import { signInTexts } from '#texts/sign-in.ts';
import { FormError } from '../../features/forms/form-error.tsx';
import { TextControl } from '../../features/forms/text-control.tsx';
import { useShopForm } from '../../features/forms/use-shop-form.ts';
import { pageMeta } from '../../features/seo/page-meta.ts';
import { shopName } from '../../features/seo/shop-name.ts';
import type { PageHandle } from '../../features/shell/page-handle.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/route.ts';
import { receiveSignIn } from './act.server.ts';
import { signInForm } from './sign-in-form.ts';

export const handle: PageHandle = {
  page: 'signin',
  breadcrumbs: () => [{ label: signInTexts.title }],
  noIndex: true,
};

export function action({ request, context }: Route.ActionArgs) {
  return receiveSignIn(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: signInTexts.title, shopName: shopName(matches) });
}

export default function SignInRoute({ actionData }: Route.ComponentProps) {
  const { formProps, field, formError, submitting } = useShopForm(signInForm, { reply: actionData, id: 'sign-in' });
  return (
    <div className="mx-auto max-w-md">
      <h1>{signInTexts.title}</h1>
      <p className="mt-2 text-ink-soft">{signInTexts.intro}</p>
      <FormError text={formError} className="mt-6" />
      <Form method="post" {...formProps} className="mt-6 grid gap-5">
        <TextControl field={field('login')} label={signInTexts.login} autoComplete="username" />
        <TextControl
          field={field('password')}
          label={signInTexts.password}
          type="password"
          autoComplete="current-password"
        />
        <Button type="submit" size="lg" wide loading={submitting}>
          {signInTexts.submit}
        </Button>
      </Form>
    </div>
  );
}
