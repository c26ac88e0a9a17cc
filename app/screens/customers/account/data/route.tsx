import { useMemo, useState } from 'react';
import { accountCrumb } from '#app/features/customers/account/account-crumb.ts';
import { clientAsker } from '#app/features/platform/client-form/client-asker.ts';
import { ClientAddress, ClientExtras, ClientSection } from '#app/features/platform/client-form/client-section.tsx';
import type { FormReply } from '#app/features/platform/forms/define-form.ts';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as accountTexts from '#texts/customers/account.ts';
import * as accountDataTexts from '#texts/customers/account-data.ts';
import * as registrationTexts from '#texts/customers/registration.ts';
import { Message } from '../../../../ui/alert/message.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { ACCOUNT_GRID, SideBox } from '../../../../ui/service-frame.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { type DataField, dataForm } from './data-form.ts';
import { loadData, receiveData } from './load.server.ts';

export const handle: PageHandle = {
  page: 'login',
  breadcrumbs: () => [...accountCrumb(true), { label: accountDataTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadData(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveData(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: accountDataTexts.title, shopName: shopName(matches) });
}

export default function AccountDataRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, values, saved, keptOthers } = loaderData;
  // A form that was refused is still the one that was opened before; one that was saved is opened anew with what is there.
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
          {keptOthers && <p>{accountDataTexts.keptOthers}</p>}
        </Message>
      )}
      <FormError text={actionData?.error ? accountDataTexts.wrong : undefined} className="mt-6" />
      <DataFormView key={JSON.stringify(opened)} facts={facts} opened={opened} reply={actionData} />
    </>
  );
}

interface DataFormViewProps {
  facts: Route.ComponentProps['loaderData']['facts'];
  opened: Route.ComponentProps['loaderData']['values'];
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
