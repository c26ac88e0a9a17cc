import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  type CarouselLayoutName,
  type CarouselSettings,
  carouselDefaults,
  carouselLayouts,
  slidesShownAt,
} from '#rules/platform/carousel/carousel-settings.ts';
import { slideAt } from '#rules/platform/carousel/carousel-state.ts';
import { type CarouselStore, createCarouselStore } from './carousel-store.ts';

type CarouselOptions = {
  settings: Partial<CarouselSettings> | undefined;
  layout: CarouselLayoutName;
  count: number;
  selected: number | undefined;
  onChange: ((slide: number) => void) | undefined;
};

/** Brings one carousel to life: its store, its measures, and what the window does around it. */
export function useCarousel(
  list: RefObject<HTMLElement | null>,
  { settings, layout, count, selected, onChange }: CarouselOptions,
) {
  const [store] = useState(() =>
    createCarouselStore({ ...carouselDefaults, ...settings }, count, carouselLayouts[layout].shown),
  );
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const [live, setLive] = useState(false);
  const first = useRef(selected ?? 0);
  // The slide the owner last named; the first one is there from the start and not travelled to.
  const lastSelected = useRef(selected);
  const moving = state.leaving !== null;

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => measureList(element, layout);
    const watch = new ResizeObserver(() => store.measureSoon(measure));
    const noticeTab = () => store.dispatch({ type: 'away', on: document.hidden });
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) store.dispatch({ type: 'calm' });
    store.dispatch({ type: 'resize', ...measure() });
    takeOverScroll(element, store, first.current);
    setLive(true);
    watch.observe(element);
    document.addEventListener('visibilitychange', noticeTab);
    return () => {
      watch.disconnect();
      document.removeEventListener('visibilitychange', noticeTab);
      store.stop();
    };
  }, [list, layout, store]);

  useEffect(() => {
    // Asked for during a change, it goes there afterwards.
    if (selected === undefined || selected === lastSelected.current || moving) return;
    lastSelected.current = selected;
    store.dispatch({ type: 'go', slide: selected });
  }, [selected, store, moving]);

  const slide = slideAt(state.position, count);
  const reported = useRef(slide);
  useEffect(() => {
    if (reported.current === slide) return;
    reported.current = slide;
    onChange?.(slide);
  }, [slide, onChange]);

  return { state, dispatch: store.dispatch, live, slide };
}

function measureList(list: HTMLElement, layout: CarouselLayoutName) {
  const shown = slidesShownAt(window.innerWidth, layout);
  const gap = Number.parseFloat(getComputedStyle(list.firstElementChild ?? list).columnGap) || 0;
  const listWidth = list.clientWidth;
  return { shown, listWidth, stepWidth: (listWidth + gap) / shown };
}

/** The reader may have scrolled the plain strip before the script came: go on from there, else start at `first`. */
function takeOverScroll(list: HTMLElement, store: CarouselStore, first: number) {
  const { stepWidth } = store.state();
  const slide = (stepWidth > 0 && Math.round(list.scrollLeft / stepWidth)) || first;
  list.scrollLeft = 0;
  if (slide > 0) {
    store.dispatch({ type: 'go', slide });
    store.dispatch({ type: 'settled' });
  }
}
