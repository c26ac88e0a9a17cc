import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import * as texts from '../../texts/panel.ts';
import { changeNewsletter, type NewsletterAnswer } from './action.server.ts';
import { loadNewsletter } from './load.server.ts';
import { NewsletterBadge } from './newsletter-badge.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { NewsletterProgress } from './newsletter-progress.tsx';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: {
    save: 'content.change',
    test: 'content.change',
    remove: 'content.change',
    start: 'newsletter.send',
    stop: 'newsletter.send',
    resume: 'newsletter.send',
  },
  title: ({ subject }: { subject: string }) => subject || texts.untitled,
};
export const loader = (args: LoaderFunctionArgs) => loadNewsletter(args);
export const action = (args: ActionFunctionArgs) => changeNewsletter(args);

/** A draft is written, tried and sent; what is sent shows how it goes. */
export default function Newsletter() {
  const { id, subject, state, told } = useLoaderData<typeof loader>();
  const answer = useActionData<NewsletterAnswer>();
  return (
    <>
      <ScreenHeader
        title={subject || texts.untitled}
        state={<NewsletterBadge state={state} />}
        back={{ to: '/zaplecze/newslettery', label: texts.title }}
      />
      <ActResult answer={answer ?? told} />
      {state === 'draft' ? <NewsletterForm key={id} answer={answer} /> : <NewsletterProgress />}
    </>
  );
}
