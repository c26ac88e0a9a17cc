import { CheckboxControl } from '#platform/forms/storefront/checkbox-control.tsx';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { NEWSLETTER_LINK } from '#platform/links/rules/screen-links.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { NewsletterOutcome } from '../rules/newsletter-outcome.ts';
import * as texts from '../texts/storefront.ts';
import { newsletterOutcomes } from '../texts/storefront.ts';
import { loadNewsletter, receiveNewsletter } from './newsletter.server.ts';
import { leaveForm, newsletterForm } from './newsletter-form.ts';

const DONE: NewsletterOutcome[] = ['confirmation-sent', 'leave-link-sent', 'removed', 'added'];

export const handle: PageHandle = { page: 'newsletter', breadcrumbs: () => [{ label: texts.title }] };

export const loader = ({ url }: Route.LoaderArgs) => loadNewsletter(url);
export const action = ({ request, context }: Route.ActionArgs) => receiveNewsletter(request, context);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: texts.title, shopName: shopName(matches), description: texts.lead });

export default function NewsletterRoute({
  loaderData: { outcome },
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  const said = outcome && newsletterOutcomes[outcome];
  const address = actionData && 'address' in actionData ? actionData.address : undefined;
  const leaveReply = actionData && 'leaveReply' in actionData ? actionData.leaveReply : undefined;
  const isDone = outcome !== null && DONE.includes(outcome);
  return (
    <div className="mx-auto max-w-lg">
      <h1>{texts.title}</h1>
      {said && (
        <Message kind={said.kind} className="mt-6">
          <p>{said.text}</p>
        </Message>
      )}
      {isDone ? (
        <ButtonLink to="/" className="mt-6">
          {texts.home}
        </ButtonLink>
      ) : (
        <>
          <p className="mt-3 text-ink-soft">{texts.lead}</p>
          {address && (
            <Message kind="info" className="mt-6">
              <p>{texts.almost}</p>
            </Message>
          )}
          <JoinForm reply={actionData && 'reply' in actionData ? actionData.reply : undefined} address={address} />
          <details className="mt-10 border-t border-line pt-4" open={leaveReply !== undefined}>
            <summary className="min-h-11 content-center text-brand underline underline-offset-4">
              {texts.leave.open}
            </summary>
            <LeaveForm reply={leaveReply} />
          </details>
        </>
      )}
    </div>
  );
}

const addressInput = { type: 'email', inputMode: 'email', autoComplete: 'email' } as const;

function JoinForm({ reply, address }: { reply?: FormReply; address?: string }) {
  const { formProps, field, formError, submitting } = useShopForm(newsletterForm, {
    reply,
    id: 'newsletter',
    defaultValue: { mailing_email: address },
  });
  return (
    <PostForm action={NEWSLETTER_LINK} {...formProps} className="mt-6 grid gap-5">
      <FormError text={formError} />
      <TextControl field={field('mailing_email')} label={texts.email} {...addressInput} />
      <TextControl
        field={field('mailing_name')}
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="given-name"
        optional
      />
      <CheckboxControl field={field('newsletter_consent')} label={texts.consent} />
      <TextLink to="/prywatnosc" className="justify-self-start">
        {texts.privacy}
      </TextLink>
      <Button type="submit" size="lg" wide loading={submitting}>
        {texts.submit}
      </Button>
    </PostForm>
  );
}

function LeaveForm({ reply }: { reply?: FormReply }) {
  const { formProps, field, formError, submitting } = useShopForm(leaveForm, { reply, id: 'newsletter-leave' });
  return (
    <PostForm action={NEWSLETTER_LINK} {...formProps} className="mt-3 grid gap-5">
      <p className="text-ink-soft">{texts.leave.text}</p>
      <FormError text={formError} />
      <TextControl field={field('mailing_email')} label={texts.email} {...addressInput} />
      <Button type="submit" name="mailing_action" value="remove" look="secondary" wide loading={submitting}>
        {texts.leave.submit}
      </Button>
    </PostForm>
  );
}
