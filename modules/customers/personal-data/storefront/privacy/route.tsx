import { useMemo } from 'react';
import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import { CheckboxControl } from '#platform/forms/storefront/checkbox-control.tsx';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Button } from '#platform/ui/button.tsx';
import { buttonLook } from '#platform/ui/button-look.ts';
import { Card } from '#platform/ui/card.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as accountPrivacyTexts from '../../texts/account-privacy.ts';
import { closeForm } from './close-form.ts';
import { loadPrivacy, receiveClosing } from './load.server.ts';

export const handle: PageHandle = {
  page: 'login',
  breadcrumbs: () => [...accountCrumb(true), { label: accountPrivacyTexts.title }],
  noIndex: true,
};

export const loader = ({ context, url }: Route.LoaderArgs) => loadPrivacy(context, url);
export const action = ({ request, context }: Route.ActionArgs) => receiveClosing(request, context);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: accountPrivacyTexts.title, shopName: shopName(matches) });

export default function AccountPrivacyRoute({
  loaderData: { facts, consents },
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const form = useMemo(() => closeForm(facts), [facts]);
  const { formProps, field, formError, submitting } = useShopForm(form, { reply: actionData, id: 'close' });
  return (
    <>
      <h1>{accountPrivacyTexts.title}</h1>
      <div className="mt-6 grid items-start gap-6 @4xl:grid-cols-2">
        <Card>
          <h2 className="type-sub">{accountPrivacyTexts.download.title}</h2>
          <p className="mt-2">{accountPrivacyTexts.download.text}</p>
          <p className="mt-2 text-ink-soft">
            {accountPrivacyTexts.download.byAddress}{' '}
            <TextLink to="/contact.php">{accountPrivacyTexts.download.contact}</TextLink>
          </p>
          <a href="/konto/prywatnosc/dane.json" download className={`${buttonLook({ look: 'secondary' })} mt-4`}>
            {accountPrivacyTexts.download.link}
          </a>
        </Card>
        <Card className="@4xl:row-span-2">
          <h2 className="type-sub">{accountPrivacyTexts.consents.title}</h2>
          <p className="mt-2 text-ink-soft">
            {consents.length > 0 ? accountPrivacyTexts.consents.intro : accountPrivacyTexts.consents.none}{' '}
            <TextLink to="/konto/powiadomienia">{accountPrivacyTexts.consents.change}</TextLink>
          </p>
          {consents.length > 0 && (
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {consents.map(({ title, state, wording, place }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is never changed in the browser
                <li key={index} className="py-3">
                  <span className="block font-medium">{title}</span>
                  <span className="figures block text-ink-soft">
                    {state}, {place}
                  </span>
                  <span className="mt-1 block text-sm wrap-anywhere text-ink-soft">{wording}</span>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card>
          <h2 className="type-sub">{accountPrivacyTexts.close.title}</h2>
          <p className="mt-2">{accountPrivacyTexts.close.text}</p>
          <ul className="mt-3 list-disc space-y-1 pl-5 text-ink-soft">
            {accountPrivacyTexts.close.kept.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <FormError text={formError} className="mt-4" />
          <PostForm {...formProps} className="mt-4 grid max-w-md gap-4">
            {facts.hasPassword && (
              <TextControl
                field={field('password')}
                label={accountPrivacyTexts.close.password}
                type="password"
                autoComplete="current-password"
              />
            )}
            <CheckboxControl field={field('sure')} label={accountPrivacyTexts.close.sure} />
            <Button type="submit" look="secondary" loading={submitting} className="justify-self-start text-error">
              {accountPrivacyTexts.close.submit}
            </Button>
          </PostForm>
        </Card>
      </div>
    </>
  );
}
