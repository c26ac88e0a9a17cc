import { classNames } from './class-names.ts';
import type { TrackStage } from './track.tsx';

interface StageBarProps {
  stages: readonly TrackStage[];
  /** Of where it is now. */
  tone: keyof typeof TONES;
}

const TONES = {
  brand: 'bg-brand forced-colors:bg-[Highlight]',
  accent: 'bg-accent forced-colors:bg-[Highlight]',
};

/** A track at a glance, for a row whose badge says where it is: it may stand in a link or a summary, and has its words where there is room. */
export function StageBar({ stages, tone }: StageBarProps) {
  return (
    <span aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-x-1.5">
      {stages.map(({ name, note, done, current }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stages of one way never change places
        <span key={index}>
          <span
            className={classNames(
              'block h-1.5 rounded-full',
              done ? TONES[current ? tone : 'brand'] : 'bg-line forced-colors:bg-[GrayText]',
            )}
          />
          <span
            className={classNames(
              'mt-1.5 hidden text-sm leading-snug @lg:block',
              current ? 'font-semibold' : 'text-ink-soft',
            )}
          >
            {name}
            {note && <span className="figures block font-normal text-ink-soft">{note}</span>}
          </span>
        </span>
      ))}
    </span>
  );
}
