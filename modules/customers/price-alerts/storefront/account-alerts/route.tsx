import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import * as registrationTexts from '#modules/customers/accounts/texts/registration.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { StillLife } from '#platform/ui/still-life.tsx';
import bellPicture from '#platform/ui/still-lifes/bell.webp';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as accountNoticesTexts from '../../texts/account-notices.ts';
import { loadNotices, receiveNotices } from './load.server.ts';

export const handle: PageHandle = {
  page: 'login',
  breadcrumbs: () => [...accountCrumb(true), { label: accountNoticesTexts.title }],
  noIndex: true,
};

export const loader = ({ context, url }: Route.LoaderArgs) => loadNotices(context, url);
export const action = ({ request, context }: Route.ActionArgs) => receiveNotices(request, context);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: accountNoticesTexts.title, shopName: shopName(matches) });

export default function AccountNoticesRoute({
  loaderData: { notices, consents, message },
}: Route.ComponentProps<typeof loader>) {
  return (
    <>
      <h1>{accountNoticesTexts.title}</h1>
      {message && (
        <Message kind="success" className="mt-6">
          <p>{message}</p>
        </Message>
      )}
      <div className="mt-6 grid gap-6 @4xl:grid-cols-2">
        <Card>
          <h2 className="type-sub">{accountNoticesTexts.stock}</h2>
          {notices.length === 0 ? (
            <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
              <StillLife picture={bellPicture} className="w-48" />
              <div className="min-w-48 flex-1">
                <p className="text-ink-soft">{accountNoticesTexts.none}</p>
                <TextLink to="/ulubione" className="mt-1 inline-flex min-h-11 items-center">
                  {accountNoticesTexts.toFavourites}
                </TextLink>
              </div>
            </div>
          ) : (
            <ul className="mt-3 divide-y divide-line">
              {notices.map(({ token, productName, sizeName, link, since }) => (
                <li key={token} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <span className="min-w-0">
                    <TextLink to={link} className="inline-flex min-h-11 items-center">
                      {productName}
                    </TextLink>
                    <span className="block text-sm text-ink-soft">
                      {sizeName ? accountNoticesTexts.size(sizeName, since) : accountNoticesTexts.since(since)}
                    </span>
                  </span>
                  <form method="post">
                    <input type="hidden" name="intent" value="end" />
                    <input type="hidden" name="notice" value={token} />
                    <Button
                      type="submit"
                      look="secondary"
                      size="sm"
                      aria-label={accountNoticesTexts.endOf(productName)}
                    >
                      {accountNoticesTexts.end}
                    </Button>
                  </form>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card>
          <h2 className="type-sub">{accountNoticesTexts.consents}</h2>
          <form method="post" className="mt-2">
            <Checkbox name="newsletter" label={registrationTexts.mailing} defaultChecked={consents.newsletter} />
            <Checkbox name="sms" label={registrationTexts.sms} defaultChecked={consents.sms} />
            <Button type="submit" className="mt-3">
              {accountNoticesTexts.submit}
            </Button>
          </form>
        </Card>
      </div>
    </>
  );
}
