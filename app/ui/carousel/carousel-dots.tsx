import { carouselTexts } from '#texts/platform/carousel.ts';
import { classNames } from '../class-names.ts';

type CarouselDotsProps = {
  stops: readonly number[];
  slide: number;
  count: number;
  onChoose: (slide: number) => void;
};

// More dots than this do not fit beside the arrows on a phone; a counter says it better.
const mostDots = 5;

export function CarouselDots({ stops, slide, count, onChoose }: CarouselDotsProps) {
  if (stops.length > mostDots) {
    return (
      <p aria-hidden="true" className="figures px-2 text-sm text-ink-soft">
        {carouselTexts.slide(slide + 1, count)}
      </p>
    );
  }
  const active = stops.findLast((stop) => stop <= slide);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form part
    <div role="group" aria-label={carouselTexts.choose} className="-ml-3 flex">
      {stops.map((stop) => (
        <button
          key={stop}
          type="button"
          aria-label={carouselTexts.announce(stop + 1, count)}
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
