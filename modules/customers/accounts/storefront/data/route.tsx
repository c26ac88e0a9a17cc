import { useMemo, useState } from 'react';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { ACCOUNT_GRID, SideBox } from '#platform/ui/service-frame.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as accountDataTexts from '../../texts/account-data.ts';
import * as registrationTexts from '../../texts/registration.ts';
import * as accountTexts from '../../texts/storefront.ts';
import { accountCrumb } from '../account-parts/account-crumb.ts';
import { clientAsker } from '../client-form/client-asker.ts';
import { ClientAddress, ClientExtras, ClientSection } from '../client-form/client-section.tsx';
import { type DataField, dataForm } from './data-form.ts';
import { loadData, receiveData } from './load.server.ts';

export const handle: PageHandle = {
  page: 'login',
  breadcrumbs: () => [...accountCrumb(true), { label: accountDataTexts.title }],
  noIndex: true,
};

export const loader = ({ context, url }: Route.LoaderArgs) => loadData(context, url);
export const action = ({ request, context }: Route.ActionArgs) => receiveData(request, context);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: accountDataTexts.title, shopName: shopName(matches) });

export default function AccountDataRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const { facts, values, saved, otherStored } = loaderData;
  // A refused form keeps its original values; a saved one takes the stored values.
  const [opened, setOpened] = useState(values);
  const latest = JSON.stringify(values);
  if (!actionData && latest !== JSON.stringify(opened)) setOpened(values);
  return (
    <>
      <h1>{accountDataTexts.title}</h1>
      <p className="mt-2 text-ink-soft">{accountDataTexts.intro}</p>
      {saved && !actionData && (
        <Message kind="success" className="mt-6">
          <p>{accountTexts.saved}</p>
          {otherStored && <p>{accountDataTexts.otherStored}</p>}
        </Message>
      )}
      <FormError text={actionData?.error ? accountDataTexts.wrong : undefined} className="mt-6" />
      <DataFormView key={JSON.stringify(opened)} facts={facts} opened={opened} reply={actionData} />
    </>
  );
}

interface DataFormViewProps {
  facts: Route.ComponentProps<typeof loader, typeof action>['loaderData']['facts'];
  opened: Route.ComponentProps<typeof loader, typeof action>['loaderData']['values'];
  reply: FormReply<DataField> | undefined;
}

function DataFormView({ facts, opened, reply }: DataFormViewProps) {
  const form = useMemo(() => dataForm(facts), [facts]);
  const { formProps, field, submitting } = useShopForm(form, {
    reply,
    id: 'data',
    defaultValue: opened,
    asker: clientAsker,
  });
  return (
    <div className={classNames('mt-6', ACCOUNT_GRID)}>
      <PostForm {...formProps} keepFor={facts.email}>
        <input type="hidden" name="opened" value={reply?.initialValue.opened ?? JSON.stringify(opened)} />
        <Card>
          <h2 className="mb-4 type-sub">{registrationTexts.sections.person}</h2>
          <ClientSection field={field} phoneOptional />
          <section className="mt-6 border-t border-line pt-5">
            <h3 className="mb-3 type-minor">{registrationTexts.sections.address}</h3>
            <ClientAddress field={field} />
          </section>
          <section className="mt-6 border-t border-line pt-5">
            <h3 className="mb-3 type-minor">{registrationTexts.sections.extras}</h3>
            <ClientExtras field={field} />
          </section>
          <Button type="submit" size="lg" className="mt-4 w-full sm:w-auto" loading={submitting}>
            {accountDataTexts.submit}
          </Button>
        </Card>
      </PostForm>
      <div className="grid gap-6">
        <Card>
          <h2 className="type-sub">{accountDataTexts.email}</h2>
          <p className="mt-2 break-words">{facts.email}</p>
          <TextLink to="/konto/bezpieczenstwo" className="inline-flex min-h-11 items-center">
            {accountDataTexts.emailLink}
          </TextLink>
        </Card>
        <SideBox title={accountDataTexts.use.title}>
          <ul className="mt-3 grid list-disc gap-2 ps-5">
            {accountDataTexts.use.points.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <TextLink to="/konto/prywatnosc" className="mt-2 inline-flex min-h-11 items-center">
            {accountDataTexts.use.link}
          </TextLink>
        </SideBox>
      </div>
    </div>
  );
}
