import { Children, type ReactNode, useLayoutEffect, useRef } from 'react';
import {
  type CarouselState,
  dragOffset,
  isSlideShown,
  slideAt,
  slidePlace,
} from '#rules/platform/carousel/carousel-state.ts';
import * as carouselTexts from '#texts/platform/carousel.ts';

type CarouselTrackProps = { state: CarouselState; live: boolean; children: ReactNode };

/** The slides. Places are written through the CSSOM, because the page's policy allows no style attributes. */
export function CarouselTrack({ state, live, children }: CarouselTrackProps) {
  const track = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!track.current || !live) return;
    track.current.style.setProperty('--position', String(state.position));
    track.current.style.setProperty('--drag', `${dragOffset(state)}px`);
    track.current.style.setProperty('--speed', `${state.settings.speedMs}ms`);
    for (const [slide, element] of [...track.current.children].entries()) {
      if (!(element instanceof HTMLElement)) continue;
      element.style.setProperty('--shift', String(slidePlace(slide, state) - slide));
      element.style.zIndex = state.settings.fade ? String(fadeDepth(slide, state)) : '';
    }
  }, [state, live]);

  return (
    <div ref={track} className="carousel-track">
      {Children.map(children, (child, slide) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern; a fieldset would be a form part
        <div
          role="group"
          aria-roledescription={carouselTexts.slideRole}
          aria-label={carouselTexts.slide(slide + 1, state.count)}
          className="carousel-slide"
          data-fade={state.settings.fade ? fadePart(slide, state) : undefined}
          inert={live && !isSlideShown(slide, state)}
        >
          {child}
        </div>
      ))}
    </div>
  );
}

/** The slide fading in lies on top (S9.15), the one it covers just below. */
function fadeDepth(slide: number, state: CarouselState): number {
  const { zIndex } = state.settings;
  return fadePart(slide, state) === 'in' ? zIndex : zIndex - 2;
}

function fadePart(slide: number, state: CarouselState): 'in' | 'out' | undefined {
  if (slide === slideAt(state.position, state.count)) return 'in';
  if (state.leaving !== null && slide === slideAt(Math.round(state.leaving), state.count)) return 'out';
  return undefined;
}
