import { accountCrumb } from '#app/features/customers/account/account-crumb.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { StillLife } from '#app/ui/still-life.tsx';
import bellPicture from '#app/ui/still-lifes/bell.webp';
import * as accountNoticesTexts from '#texts/customers/account-notices.ts';
import * as registrationTexts from '#texts/customers/registration.ts';
import { Message } from '../../../../ui/alert/message.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { loadNotices, receiveNotices } from './load.server.ts';

export const handle: PageHandle = {
  page: 'login',
  breadcrumbs: () => [...accountCrumb(true), { label: accountNoticesTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadNotices(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveNotices(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: accountNoticesTexts.title, shopName: shopName(matches) });
}

export default function AccountNoticesRoute({ loaderData: { notices, consents, message } }: Route.ComponentProps) {
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
