import { type ReactNode, useMemo } from 'react';
import { TermsWords } from '#modules/customers/consents/storefront/terms-words.tsx';
import { CheckboxControl } from '#platform/forms/storefront/checkbox-control.tsx';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PasswordControl } from '#platform/forms/storefront/password-control.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { needed, type RenderField, useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { withReturn } from '#platform/links/rules/return-address.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as texts from '../../texts/registration.ts';
import { RegistrationBenefits } from '../account-parts/account-benefits.tsx';
import { clientAsker } from '../client-form/client-asker.ts';
import { ClientAddress, ClientExtras, ClientSection } from '../client-form/client-section.tsx';
import type { ShownRegistration } from './load.server.ts';
import { type RegistrationFacts, type RegistrationField, registrationForm } from './registration-form.ts';
import { SocialInfo } from './social-info.tsx';

interface RegistrationScreenProps {
  shown: ShownRegistration;
  reply: FormReply | undefined;
}

const FORM_ID = 'client-new';

export function RegistrationScreen({ shown, reply }: RegistrationScreenProps) {
  const { facts, provider, providers, returnTo, values } = shown;
  const form = useMemo(() => registrationForm(facts), [facts]);
  const { formProps, field, formError, submitting } = useShopForm(form, {
    reply,
    id: FORM_ID,
    defaultValue: values,
    asker: clientAsker,
  });
  const signInLink = returnTo ? withReturn('/logowanie', returnTo) : '/logowanie';
  return (
    <div className="grid grid-cols-1 items-start gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 xl:grid-cols-[minmax(0,1fr)_30rem] xl:gap-x-16">
      <div className="min-w-0">
        <h1>{texts.title}</h1>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-8">
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
            {texts.haveAccount}
            <TextLink to={signInLink} className="inline-flex min-h-11 items-center font-semibold">
              {texts.signIn}
            </TextLink>
          </p>
          {!provider && (
            <SocialInfo providers={providers} formId={FORM_ID} returnTo={returnTo} inPage={shown.showsSocial} />
          )}
        </div>
      </div>
      <RegistrationBenefits scene={shown.scene} />
      <div className="min-w-0">
        {provider && (
          <Message kind="info" className="mb-4">
            <p>{texts.social.verified(provider)}</p>
          </Message>
        )}
        {shown.lacksProvider && (
          <Message kind="warning" className="mb-4">
            <p>{texts.social.required(providers.map(({ name }) => name))}</p>
          </Message>
        )}
        <FormError text={formError ?? (reply?.error ? texts.wrong : undefined)} className="mb-4" />
        <PostForm {...formProps} className="grid gap-8">
          <FormSection title={texts.sections.signIn}>
            <SignInFields facts={facts} field={field} />
          </FormSection>
          <FormSection title={texts.sections.person}>
            <ClientSection field={field} />
          </FormSection>
          <FormSection title={texts.sections.address}>
            <ClientAddress field={field} />
          </FormSection>
          <FormSection title={texts.sections.extras}>
            <ClientExtras field={field} />
          </FormSection>
          <FormSection title={texts.sections.consents}>
            <CheckboxControl field={needed(field('terms_agree'))} label={<TermsWords parts={texts.termsParts} />} />
            <CheckboxControl field={field('client_mailing')} label={texts.mailing} />
            <CheckboxControl field={field('client_send_sms')} label={texts.sms} />
            <Button type="submit" size="lg" wide className="mt-6" loading={submitting}>
              {texts.submit}
            </Button>
          </FormSection>
        </PostForm>
      </div>
    </div>
  );
}

function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <h2 className="mb-4 type-sub">{title}</h2>
      {children}
    </section>
  );
}

interface SignInFieldsProps {
  facts: RegistrationFacts;
  field: RenderField<RegistrationField>;
}

function SignInFields({ facts, field }: SignInFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextControl
        field={needed(field('client_email'))}
        label={texts.email}
        type="email"
        autoComplete="email"
        readOnly={facts.viaProvider}
      />
      {!facts.viaProvider && (
        <>
          <TextControl
            field={needed(field('client_login'))}
            label={texts.login}
            hint={texts.loginHint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordControl
            field={needed(field('client_password'))}
            label={texts.password}
            hint={texts.passwordHint(facts.passwordLength)}
            autoComplete="new-password"
          />
          <PasswordControl
            field={needed(field('client_password_repeat'))}
            label={texts.passwordRepeat}
            autoComplete="new-password"
          />
        </>
      )}
    </div>
  );
}
