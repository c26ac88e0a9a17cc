import { Form } from 'react-router';
import { withReturn } from '#rules/links/return-address.ts';
import { orderLookupTexts as texts } from '#texts/order-lookup.ts';
import { FormError } from '../../features/forms/form-error.tsx';
import { TextControl } from '../../features/forms/text-control.tsx';
import { useShopForm } from '../../features/forms/use-shop-form.ts';
import { pageMeta } from '../../features/seo/page-meta.ts';
import { shopName } from '../../features/seo/shop-name.ts';
import type { PageHandle } from '../../features/shell/page-handle.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { receiveLookup } from './act.server.ts';
import { lookupForm } from './lookup-form.ts';

export const handle: PageHandle = {
  page: 'order-open',
  breadcrumbs: () => [{ label: texts.title }],
  noIndex: true,
};

export function action({ request, context }: Route.ActionArgs) {
  return receiveLookup(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function OrderLookupRoute({ actionData }: Route.ComponentProps) {
  const { formProps, field, formError, submitting } = useShopForm(lookupForm, { reply: actionData, id: 'lookup' });
  return (
    <div className="mx-auto max-w-md">
      <h1>{texts.title}</h1>
      <p className="mt-2 text-ink-soft">{texts.intro}</p>
      <FormError text={formError} className="mt-6" />
      <Form method="post" {...formProps} className="mt-6 grid gap-5">
        <TextControl field={field('number')} label={texts.number} hint={texts.numberHint} inputMode="numeric" />
        <TextControl field={field('contact')} label={texts.contact} autoComplete="email" />
        <Button type="submit" size="lg" wide loading={submitting}>
          {texts.submit}
        </Button>
      </Form>
      <p className="mt-6">
        {texts.account}{' '}
        <TextLink to={withReturn('/logowanie', '/konto/zamowienia')} className="inline-block py-2.5">
          {texts.signIn}
        </TextLink>
      </p>
    </div>
  );
}
