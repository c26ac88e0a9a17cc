import {
  Children,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import type { CarouselEvent } from '#rules/platform/carousel/carousel-reduce.ts';
import {
  type CarouselLayout,
  type CarouselLayoutName,
  type CarouselSettings,
  carouselLayouts,
} from '#rules/platform/carousel/carousel-settings.ts';
import { type CarouselState, carouselMode } from '#rules/platform/carousel/carousel-state.ts';
import * as carouselTexts from '#texts/platform/carousel.ts';
import { classNames } from '../class-names.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { CarouselTrack } from './carousel-track.tsx';
import { type ImageFailure, imageFailedEvent } from './image-failure.ts';
import { useCarousel } from './use-carousel.ts';

type CarouselProps = {
  /** Names the carousel for screen readers. */
  label: string;
  settings?: Partial<CarouselSettings>;
  layout?: CarouselLayoutName;
  /** The slide to show, when something outside decides, e.g. a thumbnail. */
  selected?: number;
  onChange?: (slide: number) => void;
  onImageFailed?: (failure: ImageFailure) => void;
  controls?: boolean;
  className?: string;
  /** One child, one slide. */
  children: ReactNode;
};

export function Carousel(props: CarouselProps) {
  const count = Children.count(props.children);
  // Another number of slides is another carousel: it starts anew instead of pointing past its end.
  return <LivingCarousel key={count} {...props} count={count} />;
}

function LivingCarousel({
  label,
  layout = 'single',
  controls = true,
  count,
  ...props
}: CarouselProps & { count: number }) {
  const section = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { settings, selected, onChange, onImageFailed } = props;
  const { state, dispatch, live, slide } = useCarousel(list, { settings, layout, count, selected, onChange });
  const swipe = useSwipe(state, dispatch);

  useEffect(() => {
    const element = section.current;
    if (!element || !onImageFailed) return;
    const tell = (event: Event) => event instanceof CustomEvent && onImageFailed(event.detail);
    element.addEventListener(imageFailedEvent, tell);
    return () => element.removeEventListener(imageFailedEvent, tell);
  }, [onImageFailed]);

  function handleKey(event: KeyboardEvent) {
    if (event.target instanceof Element && event.target.closest('input, textarea, select, video')) return;
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    dispatch({ type: event.key === 'ArrowRight' ? 'next' : 'previous' });
  }

  const leavesCarousel = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget);
  const mayMove = count > fewestShown(layout);
  return (
    <section
      ref={section}
      aria-roledescription={carouselTexts.role}
      aria-label={label}
      data-mode={carouselMode(state)}
      data-live={live || undefined}
      className={classNames('carousel', `carousel-${layout}`, settings?.fade && 'carousel-fade', props.className)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && dispatch({ type: 'hover', on: true })}
      onPointerLeave={() => dispatch({ type: 'hover', on: false })}
      onFocus={() => dispatch({ type: 'focus', on: true })}
      onBlur={(event) => leavesCarousel(event) && dispatch({ type: 'focus', on: false })}
      onKeyDown={handleKey}
    >
      <div ref={list} className="carousel-list" {...swipe}>
        <CarouselTrack state={state} live={live}>
          {props.children}
        </CarouselTrack>
      </div>
      {controls && mayMove && <CarouselControls state={state} slide={slide} dispatch={dispatch} />}
      {/* Autoplay stays silent: it would talk over everything else. */}
      <p aria-live="polite" className="sr-only">
        {live && !state.playing && carouselTexts.announce(slide + 1, count)}
      </p>
    </section>
  );
}

function fewestShown(name: CarouselLayoutName): number {
  const layout: CarouselLayout = carouselLayouts[name];
  return Math.min(layout.shown, ...layout.narrower.map((step) => step.shown));
}

/** Turns pointer presses on the list into the carousel's drag, and keeps swipes from becoming clicks. */
function useSwipe(state: CarouselState, dispatch: (event: CarouselEvent) => void) {
  const stopListening = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stopListening.current?.(), []);

  function handlePointerDown(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return;
    stopListening.current?.();
    // The window hears the pointer also outside the list; capturing it would take clicks away from links inside.
    const listening = new AbortController();
    const { signal } = listening;
    stopListening.current = () => listening.abort();
    const end = (type: 'release' | 'cancel') => () => {
      listening.abort();
      dispatch({ type });
    };
    const { pointerId } = event;
    addEventListener(
      'pointermove',
      (move) => move.pointerId === pointerId && dispatch({ type: 'move', x: move.clientX, y: move.clientY }),
      { signal },
    );
    addEventListener('pointerup', end('release'), { signal });
    addEventListener('pointercancel', end('cancel'), { signal });
    dispatch({ type: 'press', x: event.clientX, y: event.clientY });
  }

  return {
    onPointerDown: handlePointerDown,
    // A click with no detail comes from the keyboard and is always meant.
    onClickCapture(event: MouseEvent) {
      if (!state.clickSuppressed || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    // The browser's own dragging of links and images would swallow the swipe.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
