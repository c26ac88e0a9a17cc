import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import type { NewsletterOutcome } from '#rules/customers/newsletter/newsletter-outcome.ts';
import { newsletterOutcomes, newsletterTexts as texts } from '#texts/customers/newsletter.ts';
import { Notice } from '../../../ui/alert/notice.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Route } from './+types/route.ts';
import { loadNewsletter, receiveNewsletter } from './newsletter.server.ts';
import { JoinForm, LeaveForm } from './newsletter-forms.tsx';

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
        <Notice kind={said.kind} className="mt-6">
          <p>{said.text}</p>
        </Notice>
      )}
      {isDone ? (
        <ButtonLink to="/" className="mt-6">
          {texts.home}
        </ButtonLink>
      ) : (
        <>
          <p className="mt-3 text-ink-soft">{texts.lead}</p>
          {address && (
            <Notice kind="info" className="mt-6">
              <p>{texts.almost}</p>
            </Notice>
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
