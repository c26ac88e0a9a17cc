import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { StepMark } from './steps.tsx';
import * as uiTexts from './texts/ui.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface TrackStage {
  name: ReactNode;
  /** Below it: when it was, or what more there is to say. */
  note?: ReactNode;
  done: boolean;
  current: boolean;
  /** It goes on once the shopper has done something. */
  waits?: boolean;
}

/** The stages of a process and the current one; one below the other where its container leaves little room. */
export function Track({ label, stages }: { label: string; stages: readonly TrackStage[] }) {
  return (
    <ol aria-label={label} className="flex flex-col @xl:flex-row">
      {stages.map((stage, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stages of one way never change places
        <Stage key={index} stage={stage} number={index + 1} next={stages[index + 1]} />
      ))}
    </ol>
  );
}

interface StageProps {
  stage: TrackStage;
  number: number;
  /** The following stage; undefined after the last. */
  next: TrackStage | undefined;
}

function Stage({ stage: { name, note, done, current, waits }, number, next }: StageProps) {
  // Where it is now is not over yet, unless nothing comes after it.
  const isOver = done && (!current || !next);
  const dot = waits ? 'accent' : 'brand';
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className={classNames(
        'relative flex gap-3 @xl:flex-col @xl:gap-2',
        // The last takes only the room of its words: the way reaches the inner edge.
        next ? 'min-h-16 pb-5 @xl:min-h-0 @xl:flex-1 @xl:pb-0' : '@xl:max-w-[30%]',
      )}
    >
      {next && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-7 bottom-0 left-[13px] w-0.5 @xl:top-[13px] @xl:right-0 @xl:bottom-auto @xl:left-7 @xl:h-0.5 @xl:w-auto',
            next.done ? 'bg-brand forced-colors:bg-[Highlight]' : 'bg-line-strong forced-colors:bg-[GrayText]',
          )}
        />
      )}
      <StepMark step={{ done: isOver, current }} number={number} dot={done && !isOver ? dot : undefined} />
      <div className={classNames('min-h-7 min-w-0 wrap-anywhere', next && '@xl:pe-6')}>
        <p className={classNames(current ? 'font-semibold' : !done && 'text-ink-soft')}>
          {name}
          {isOver && <VisuallyHidden> ({uiTexts.steps.done})</VisuallyHidden>}
        </p>
        {note && <p className="figures text-sm text-ink-soft">{note}</p>}
      </div>
    </li>
  );
}
