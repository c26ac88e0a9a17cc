import { CheckboxControl } from '#app/features/platform/forms/checkbox-control.tsx';
import type { FormReply } from '#app/features/platform/forms/define-form.ts';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { TextControl } from '#app/features/platform/forms/text-control.tsx';
import { useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import type { NewsletterOutcome } from '#rules/customers/newsletter/newsletter-outcome.ts';
import { NEWSLETTER_LINK } from '#rules/platform/links/screen-links.ts';
import * as texts from '#texts/customers/newsletter.ts';
import { newsletterOutcomes } from '#texts/customers/newsletter.ts';
import { Message } from '../../../ui/alert/message.tsx';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { loadNewsletter, receiveNewsletter } from './newsletter.server.ts';
import { leaveForm, newsletterForm } from './newsletter-form.ts';

const DONE: NewsletterOutcome[] = ['confirmation-sent', 'leave-link-sent', 'removed', 'added'];

export const handle: PageHandle = { page: 'newsletter', breadcrumbs: () => [{ label: texts.title }] };

export function loader({ url }: Route.LoaderArgs) {
  return loadNewsletter(url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveNewsletter(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches), description: texts.lead });
}

export default function NewsletterRoute({ loaderData: { outcome }, actionData }: Route.ComponentProps) {
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
