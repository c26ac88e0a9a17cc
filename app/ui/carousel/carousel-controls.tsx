import { stopsOf } from '#rules/platform/carousel/carousel-moves.ts';
import type { CarouselEvent } from '#rules/platform/carousel/carousel-reduce.ts';
import { type CarouselState, isMovable, lastPosition } from '#rules/platform/carousel/carousel-state.ts';
import { carouselTexts as texts } from '#texts/platform/carousel.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon } from '../icons/chevron-left.tsx';
import { ChevronRightIcon } from '../icons/chevron-right.tsx';
import { PauseIcon } from '../icons/pause.tsx';
import { PlayIcon } from '../icons/play.tsx';
import { CarouselDots } from './carousel-dots.tsx';

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
