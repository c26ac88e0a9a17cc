import { type CarouselSettings, carouselDefaults } from '#platform/carousel/rules/carousel-settings.ts';
import { isMovable, startCarousel, stopsOf } from '#platform/carousel/rules/carousel-state.ts';
import * as texts from '#platform/carousel/texts/carousel.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/directions.tsx';
import { PauseIcon, PlayIcon } from '../icons/media.tsx';
import { MAX_DOTS } from './render-carousel.ts';

type CarouselControlsProps = { count: number; shown: number; settings: Partial<CarouselSettings> };

/** The row keeps its height when nothing can move, so a resize shifts nothing. `render-carousel.ts` updates it. */
export function CarouselControls({ count, shown, settings }: CarouselControlsProps) {
  const { infinite, autoplay, ...rest } = { ...carouselDefaults, ...settings };
  const state = startCarousel({ infinite, autoplay, ...rest }, count, shown);
  const stops = stopsOf(state);
  const hasDots = stops.length <= MAX_DOTS;
  return (
    <div
      className={classNames(
        'carousel-controls mt-3 flex items-center justify-between gap-3 noscript:hidden',
        !isMovable(state) && 'invisible',
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form part */}
      <div role="group" aria-label={texts.choose} hidden={!hasDots} className="-ml-3 flex">
        {Array.from({ length: Math.min(count, MAX_DOTS) }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
            key={index}
            type="button"
            data-dot={index}
            hidden={index >= stops.length}
            aria-label={texts.announce((stops[index] ?? 0) + 1, count)}
            aria-current={index === 0 ? 'true' : undefined}
            className="group/dot flex h-11 min-w-11 items-center justify-center focus-visible:-outline-offset-3"
          >
            <span className="carousel-dot block h-2 rounded-full transition-[width,background-color] duration-calm" />
          </button>
        ))}
      </div>
      <p aria-hidden="true" hidden={hasDots} className="figures px-2 text-sm text-ink-soft">
        {texts.slide(1, count)}
      </p>
      <div className="flex gap-2">
        {autoplay && (
          <Button look="quiet" square data-step="pause" aria-label={texts.pause}>
            <PauseIcon className="in-data-[step=play]:hidden" />
            <PlayIcon className="in-data-[step=pause]:hidden" />
          </Button>
        )}
        <Button
          look="secondary"
          square
          data-step="previous"
          aria-label={texts.previous}
          aria-disabled={!infinite || undefined}
        >
          <ChevronLeftIcon />
        </Button>
        <Button look="secondary" square data-step="next" aria-label={texts.next}>
          <ChevronRightIcon />
        </Button>
      </div>
    </div>
  );
}
