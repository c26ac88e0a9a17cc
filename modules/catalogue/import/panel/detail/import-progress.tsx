import { Form } from 'react-router';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { done, states, one as texts } from '../../texts/panel.ts';
import type { loadImport } from './load.server.ts';

type Loaded = Awaited<ReturnType<typeof loadImport>>;

/** How far it is, and what can be done about it. */
export function ImportProgress({
  row: { id, state, counts, progress, progressText, isMoving, isStuck, may },
}: {
  row: Pick<Loaded, 'id' | 'state' | 'counts' | 'progress' | 'progressText' | 'isMoving' | 'isStuck' | 'may'>;
}) {
  const isWritten = state === 'done' || state === 'stopped' || state === 'undone';
  if (!isMoving && !isWritten) return null;
  return (
    <Section title={isMoving ? states[state] : done.title}>
      {isWritten && <p>{done.lead(counts.created, counts.changed, counts.unchanged)}</p>}
      {isMoving && (
        <div>
          <progress aria-label={texts.progress} max={progress?.max} value={progress?.value} className="block w-full" />
          <p className="figures">{progressText}</p>
          <p className="mt-1 text-ink-soft text-sm">{isStuck ? texts.quiet : texts.leave}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Form method="post" className="contents">
          {may.stop && (
            <Button type="submit" name="intent" value="stop" look="secondary">
              {texts.stop}
            </Button>
          )}
          {may.resume && (
            <Button type="submit" name="intent" value="resume">
              {texts.resume}
            </Button>
          )}
          {may.undo && (
            <ConfirmButton intent="undo" look="secondary" question={texts.undoQuestion}>
              {texts.undo}
            </ConfirmButton>
          )}
        </Form>
        {isMoving && <TextLink to={`/zaplecze/import/${id}`}>{texts.refresh}</TextLink>}
      </div>
    </Section>
  );
}
