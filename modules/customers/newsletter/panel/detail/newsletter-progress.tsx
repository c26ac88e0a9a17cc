import { useEffect } from 'react';
import { Form, useLoaderData, useRevalidator } from 'react-router';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import * as texts from '../../texts/panel.ts';
import type { loadNewsletter } from './load.server.ts';

const LOOK_EVERY_MS = 2000;
const SHOWN = ['total', 'sent', 'written', 'waiting', 'failed', 'skipped', 'left'] as const;

/** How far a newsletter has come, with what can be done about it; looks again by itself while it is sent. */
export function NewsletterProgress() {
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
