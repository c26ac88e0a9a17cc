import type { ReactNode } from 'react';
import * as uiTexts from '#texts/platform/ui.ts';
import { classNames } from './class-names.ts';
import { StepMark } from './steps.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TrackStage {
  name: ReactNode;
  /** Below it: when it was, or what more there is to say. */
  note?: ReactNode;
  done: boolean;
  current: boolean;
}

/** What something passes on its way, and where it is; one below the other where its container leaves little room. */
export function Track({ label, stages }: { label: string; stages: readonly TrackStage[] }) {
  return (
    <ol aria-label={label} className="flex flex-col @xl:flex-row">
      {stages.map(({ name, note, done, current }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the stages of one way never change places
          key={index}
          aria-current={current ? 'step' : undefined}
          className="relative flex gap-3 pb-6 last:pb-0 @xl:flex-1 @xl:flex-col @xl:gap-2 @xl:pb-0"
        >
          {index < stages.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-9 bottom-1 left-[13px] w-0.5 rounded-full @xl:top-[13px] @xl:right-3 @xl:bottom-auto @xl:left-10 @xl:h-0.5 @xl:w-auto',
                stages[index + 1]?.done
                  ? 'bg-brand forced-colors:bg-[Highlight]'
                  : 'bg-line-strong forced-colors:bg-[GrayText]',
              )}
            />
          )}
          <StepMark step={{ done, current }} number={index + 1} />
          <div className="min-h-7 min-w-0 wrap-anywhere @xl:pe-6">
            <p className={classNames(current ? 'font-semibold' : !done && 'text-ink-soft')}>
              {name}
              {done && <VisuallyHidden> ({uiTexts.steps.done})</VisuallyHidden>}
            </p>
            {note && <p className="figures text-sm text-ink-soft">{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
