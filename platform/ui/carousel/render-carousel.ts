import {
  type CarouselState,
  carouselMode,
  dragOffset,
  isMovable,
  isSlideShown,
  lastPosition,
  slideAt,
  slidePlace,
  stopsOf,
} from '#platform/carousel/rules/carousel-state.ts';
import * as texts from '#platform/carousel/texts/carousel.ts';

// More dots do not fit next to the arrows on a phone.
export const MAX_DOTS = 5;

export function renderCarousel(section: HTMLElement, state: CarouselState) {
  section.dataset.mode = carouselMode(state);
  const track = section.querySelector<HTMLElement>('.carousel-track');
  if (track) renderTrack(track, state);
  renderControls(section, state);
  const said = section.querySelector(':scope > [aria-live]');
  // Autoplay is silent.
  const words = state.playing ? '' : texts.announce(slideAt(state.position, state.count) + 1, state.count);
  if (said && said.textContent !== words) said.textContent = words;
}

/** The content policy allows no style attributes. */
function renderTrack(track: HTMLElement, state: CarouselState) {
  const { fade, speedMs } = state.settings;
  track.style.setProperty('--position', String(state.position));
  track.style.setProperty('--drag', `${dragOffset(state)}px`);
  track.style.setProperty('--speed', `${speedMs}ms`);
  for (const [slide, element] of [...track.children].entries()) {
    if (!(element instanceof HTMLElement)) continue;
    element.style.setProperty('--shift', String(slidePlace(slide, state) - slide));
    element.inert = !isSlideShown(slide, state);
    if (!fade) continue;
    const part = fadePart(slide, state);
    element.toggleAttribute('data-fade', part !== undefined);
    if (part) element.dataset.fade = part;
    // S9.15
    element.style.zIndex = String(state.settings.zIndex - (part === 'in' ? 0 : 2));
  }
}

function fadePart(slide: number, state: CarouselState): 'in' | 'out' | undefined {
  if (slide === slideAt(state.position, state.count)) return 'in';
  if (state.leaving !== null && slide === slideAt(Math.round(state.leaving), state.count)) return 'out';
  return undefined;
}

function renderControls(section: HTMLElement, state: CarouselState) {
  const controls = section.querySelector(':scope > .carousel-controls');
  if (!controls) return;
  controls.classList.toggle('invisible', !isMovable(state));
  const [dots, counter] = controls.children;
  if (dots && counter) renderPosition(dots, counter, state);
  for (const button of controls.querySelectorAll<HTMLElement>('[data-step]')) renderStep(button, state);
}

function renderPosition(dots: Element, counter: Element, state: CarouselState) {
  const slide = slideAt(state.position, state.count);
  const stops = stopsOf(state);
  const active = stops.findLast((stop) => stop <= slide);
  dots.toggleAttribute('hidden', stops.length > MAX_DOTS);
  counter.toggleAttribute('hidden', stops.length <= MAX_DOTS);
  counter.textContent = texts.slide(slide + 1, state.count);
  for (const [index, dot] of [...dots.children].entries()) {
    const stop = stops[index];
    dot.toggleAttribute('hidden', stop === undefined);
    dot.ariaCurrent = stop !== undefined && stop === active ? 'true' : null;
    dot.ariaLabel = texts.announce((stop ?? 0) + 1, state.count);
  }
}

function renderStep(button: HTMLElement, state: CarouselState) {
  const { step } = button.dataset;
  if (step === 'next' || step === 'previous') {
    const end = step === 'next' ? lastPosition(state) : 0;
    button.ariaDisabled = !state.settings.infinite && state.position === end ? 'true' : null;
    return;
  }
  button.dataset.step = state.playing ? 'pause' : 'play';
  button.ariaLabel = state.playing ? texts.pause : texts.play;
}
