import {
  type CarouselLayoutName,
  type CarouselSettings,
  carouselDefaults,
  carouselLayouts,
  slidesShown,
} from '#platform/carousel/rules/carousel-settings.ts';
import { slideAt } from '#platform/carousel/rules/carousel-state.ts';
import { inRem } from '#platform/viewport/rules/viewport.ts';
import { listenToInput } from './carousel-input.ts';
import { type CarouselStore, createCarouselStore } from './carousel-store.ts';
import { renderCarousel } from './render-carousel.ts';

export interface CarouselAttribute {
  layout: CarouselLayoutName;
  settings: Partial<CarouselSettings>;
}

export interface DrivenCarousel {
  /** During a change it goes there afterwards. */
  go: (slide: number) => void;
  stop: () => void;
}

interface DriveOptions {
  first?: number;
  onChange?: (slide: number) => void;
}

/** Works without React. */
export function driveCarousel(
  section: HTMLElement,
  { first = 0, onChange }: DriveOptions = {},
): DrivenCarousel | undefined {
  const list = section.querySelector<HTMLElement>('.carousel-list');
  const track = list?.firstElementChild;
  if (!list || !track) return undefined;
  const { layout, settings }: CarouselAttribute = JSON.parse(section.dataset.carousel ?? '{}');
  const count = track.children.length;
  const store = createCarouselStore({ ...carouselDefaults, ...settings }, count, carouselLayouts[layout].shown);
  const measure = () => measureList(list, layout);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) store.dispatch({ type: 'calm' });
  store.dispatch({ type: 'resize', ...measure() });
  takeOverScroll(list, store, first);

  let reported = 0;
  let wanted: number | undefined;
  function update() {
    renderCarousel(section, store.state());
    const { position, leaving } = store.state();
    const slide = slideAt(position, count);
    if (slide !== reported) {
      reported = slide;
      onChange?.(slide);
    }
    if (wanted === undefined || leaving !== null) return;
    const next = wanted;
    wanted = undefined;
    store.dispatch({ type: 'go', slide: next });
  }
  section.dataset.live = '';
  update();

  const leaving = new AbortController();
  const stopListening = store.subscribe(update);
  listenToInput(section, list, store, leaving.signal);
  const watch = new ResizeObserver(() => store.measureSoon(measure));
  watch.observe(list);
  return {
    go(slide) {
      wanted = slide;
      update();
    },
    stop() {
      watch.disconnect();
      stopListening();
      leaving.abort();
      store.stop();
    },
  };
}

function measureList(list: HTMLElement, layout: CarouselLayoutName) {
  const shown = slidesShown((width) => matchMedia(`(max-width: ${inRem(width)})`).matches, layout);
  const gap = Number.parseFloat(getComputedStyle(list.firstElementChild ?? list).columnGap) || 0;
  const listWidth = list.clientWidth;
  return { shown, listWidth, stepWidth: (listWidth + gap) / shown };
}

/** The customer may have scrolled the strip before the script arrived. */
function takeOverScroll(list: HTMLElement, store: CarouselStore, first: number) {
  const { stepWidth } = store.state();
  const slide = (stepWidth > 0 && Math.round(list.scrollLeft / stepWidth)) || first;
  list.scrollLeft = 0;
  if (slide > 0) {
    store.dispatch({ type: 'go', slide });
    store.dispatch({ type: 'settled' });
  }
}
