import type { CarouselEvent } from '#rules/platform/carousel/carousel-reduce.ts';
import { type CarouselState, isMovable, lastPosition, stopsOf } from '#rules/platform/carousel/carousel-state.ts';
import * as texts from '#texts/platform/carousel.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/arrows.tsx';
import { PauseIcon, PlayIcon } from '../icons/media.tsx';

type CarouselControlsProps = {
  state: CarouselState;
  slide: number;
  dispatch: (event: CarouselEvent) => void;
};

/** The row keeps its height also when there is nothing to move, so a resize shifts nothing. */
export function CarouselControls({ state, slide, dispatch }: CarouselControlsProps) {
  const { infinite, autoplay } = state.settings;
  const atStart = !infinite && state.position === 0;
  const atEnd = !infinite && state.position === lastPosition(state);
  return (
    <div
      className={classNames(
        'carousel-controls mt-3 flex items-center justify-between gap-3 noscript:hidden',
        !isMovable(state) && 'invisible',
      )}
    >
      <CarouselDots
        stops={stopsOf(state)}
        slide={slide}
        count={state.count}
        onChoose={(to) => dispatch({ type: 'go', slide: to })}
      />
      <div className="flex gap-2">
        {autoplay && (
          <Button
            look="quiet"
            square
            aria-label={state.playing ? texts.pause : texts.play}
            onClick={() => dispatch({ type: state.playing ? 'pause' : 'play' })}
          >
            {state.playing ? <PauseIcon /> : <PlayIcon />}
          </Button>
        )}
        <Button
          look="secondary"
          square
          aria-label={texts.previous}
          aria-disabled={atStart || undefined}
          onClick={() => dispatch({ type: 'previous' })}
        >
          <ChevronLeftIcon />
        </Button>
        <Button
          look="secondary"
          square
          aria-label={texts.next}
          aria-disabled={atEnd || undefined}
          onClick={() => dispatch({ type: 'next' })}
        >
          <ChevronRightIcon />
        </Button>
      </div>
    </div>
  );
}

type CarouselDotsProps = {
  stops: readonly number[];
  slide: number;
  count: number;
  onChoose: (slide: number) => void;
};

// More dots than this do not fit beside the arrows on a phone; a counter says it better.
const mostDots = 5;

function CarouselDots({ stops, slide, count, onChoose }: CarouselDotsProps) {
  if (stops.length > mostDots) {
    return (
      <p aria-hidden="true" className="figures px-2 text-sm text-ink-soft">
        {texts.slide(slide + 1, count)}
      </p>
    );
  }
  const active = stops.findLast((stop) => stop <= slide);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form part
    <div role="group" aria-label={texts.choose} className="-ml-3 flex">
      {stops.map((stop) => (
        <button
          key={stop}
          type="button"
          aria-label={texts.announce(stop + 1, count)}
          aria-current={stop === active ? 'true' : undefined}
          onClick={() => onChoose(stop)}
          className="group/dot flex h-11 min-w-11 items-center justify-center focus-visible:-outline-offset-3"
        >
          <span
            className={classNames(
              'block h-2 rounded-full transition-[width,background-color] duration-calm',
              stop === active
                ? 'w-6 bg-brand forced-colors:bg-[Highlight]'
                : 'w-2 bg-line-strong group-hover/dot:bg-ink forced-colors:bg-[CanvasText]',
            )}
          />
        </button>
      ))}
    </div>
  );
}
