import { useEffect } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import * as texts from '../../texts/panel.ts';
import { changeNewsletter, loadNewsletter, type NewsletterAnswer } from './load.server.ts';
import { NewsletterBadge } from './newsletter-badge.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

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

export default function Newsletter() {
  const { id, subject, state, report } = useLoaderData<typeof loader>();
  const answer = useActionData<NewsletterAnswer>();
  return (
    <>
      <ScreenHeader
        title={subject || texts.untitled}
        state={<NewsletterBadge state={state} />}
        back={{ to: '/zaplecze/newslettery', label: texts.title }}
      />
      <ActResult answer={answer ?? report} />
      {state === 'draft' ? <NewsletterForm key={id} answer={answer} /> : <NewsletterProgress />}
    </>
  );
}

const LOOK_EVERY_MS = 2000;
const SHOWN = ['total', 'sent', 'written', 'waiting', 'failed', 'skipped', 'left'] as const;

function NewsletterProgress() {
  const { state, body, figures, maySend } = useLoaderData<typeof loadNewsletter>();
  const { revalidate } = useRevalidator();
  const isMoving = state === 'sending' || (figures?.written ?? 0) > 0;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);

  if (!figures) return null;
  const { total, waiting } = figures;
  const act = state === 'sending' ? 'stop' : state === 'stopped' ? 'resume' : null;
  return (
    <div className="grid max-w-[60rem] gap-4">
      <Section title={texts.figuresTitle} lead={texts.figuresLead}>
        <div>
          <progress aria-label={texts.columns.progress} max={total} value={total - waiting} className="block w-full" />
          <p role="status" className="mt-1">
            {texts.progress(total - waiting, total)}
          </p>
        </div>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 sm:max-w-[30rem]">
          {SHOWN.map((name) => (
            <div key={name} className="contents">
              <dt>{texts.figures[name]}</dt>
              <dd className="figures text-right font-semibold">{figures[name]}</dd>
            </div>
          ))}
        </dl>
        {act && maySend && (
          <Form method="post">
            <Button type="submit" name="intent" value={act} look="secondary">
              {texts.actions[act]}
            </Button>
          </Form>
        )}
      </Section>
      <Section title={texts.contentTitle}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was saved */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
      </Section>
    </div>
  );
}
