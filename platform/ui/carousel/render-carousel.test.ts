import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CarouselSettings, carouselDefaults } from '#platform/carousel/rules/carousel-settings.ts';
import { type CarouselState, startCarousel } from '#platform/carousel/rules/carousel-state.ts';
import { renderElement, stubElements, stylesOf } from '../testing/rendered-element.ts';
import { driveCarousel } from './drive-carousel.ts';
import { MAX_DOTS, renderCarousel } from './render-carousel.ts';

vi.mock('./carousel-input.ts');
const resized = { observe: vi.fn(), disconnect: vi.fn(), call: () => {} };

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  stubElements();
  openWindow(1440);
  vi.stubGlobal('getComputedStyle', () => ({ columnGap: '10px' }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = resized.observe;
      disconnect = resized.disconnect;
      constructor(call: () => void) {
        resized.call = call;
      }
    },
  );
});

/** A window of so many pixels, with the usual text. */
function openWindow(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const upTo = /^\(max-width: (.+)rem\)$/.exec(query)?.[1];
    return { matches: upTo !== undefined && width <= Number(upTo) * 16 };
  });
}

/** Markup of `carousel.tsx`, as far as the scripts use it. */
function renderSection(count: number, settings: Partial<CarouselSettings> = {}, layout = 'single') {
  const slides = Array.from({ length: count }, (_, slide) => renderElement('li', { id: `s${slide}` }));
  const track = renderElement('ul', { class: 'carousel-track' }, slides);
  const list = Object.assign(renderElement('div', { class: 'carousel-list' }, [track]), { clientWidth: 390 });
  const dots = renderElement(
    'div',
    {},
    Array.from({ length: Math.min(count, MAX_DOTS) }, () => renderElement('button')),
  );
  const counter = renderElement('p');
  const steps = ['pause', 'previous', 'next'].map((step) => renderElement('button', { 'data-step': step }));
  const [play, previous, next] = steps;
  const controls = renderElement('div', { class: 'carousel-controls' }, [
    dots,
    counter,
    renderElement('div', {}, steps),
  ]);
  const said = renderElement('p', { 'aria-live': 'polite' });
  const carousel = JSON.stringify({ layout, settings });
  const section = renderElement('section', { 'data-carousel': carousel }, [list, controls, said]);
  return { section, slides, track, list, dots, counter, controls, said, play, previous, next };
}

const stateOf = (count: number, change: Partial<CarouselState> = {}, settings: Partial<CarouselSettings> = {}) => ({
  ...startCarousel({ ...carouselDefaults, ...settings }, count),
  ...change,
});

describe('a carousel is rendered', () => {
  it('with the visible slide, the rest inert, and its position announced and marked', () => {
    const { section, slides, track, dots, counter, said, previous, next } = renderSection(3);
    renderCarousel(section, stateOf(3, { position: 1 }));
    expect(slides.map(({ inert }) => inert)).toEqual([true, false, true]);
    expect(stylesOf(track)).toEqual({ '--position': '1', '--drag': '0px', '--speed': '500ms' });
    expect(said.textContent).toBe('Slajd 2 z 3');
    expect([...dots.children].map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, 'true', null]);
    expect([...dots.children].map(({ ariaLabel }) => ariaLabel)).toEqual(['Slajd 1 z 3', 'Slajd 2 z 3', 'Slajd 3 z 3']);
    expect([dots, counter]).toMatchObject([{ hidden: false }, { hidden: true }]);
    expect([previous?.ariaDisabled, next?.ariaDisabled]).toEqual([null, null]);
    expect(section.dataset.mode).toBe('paused');
  });

  it.each([
    [0, false, ['true', null]],
    [2, false, [null, 'true']],
    [0, true, [null, null]],
  ])('at slide %i, endless or not (%s), its arrows end where it does', (position, infinite, disabled) => {
    const { section, previous, next } = renderSection(3);
    renderCarousel(section, stateOf(3, { position }, { infinite }));
    expect([previous?.ariaDisabled, next?.ariaDisabled]).toEqual(disabled);
  });

  it('with a counter instead of dots where there are too many, and nothing to press where all slides show', () => {
    const many = renderSection(MAX_DOTS + 1);
    renderCarousel(many.section, stateOf(MAX_DOTS + 1, { position: 4 }));
    expect([many.dots, many.counter]).toMatchObject([{ hidden: true }, { hidden: false, textContent: '5 z 6' }]);
    expect(many.controls).toMatchObject({ classes: new Set(['carousel-controls']) });
    const few = renderSection(3);
    renderCarousel(few.section, stateOf(3, { shown: 3 }));
    expect(few.controls).toMatchObject({ classes: new Set(['carousel-controls', 'invisible']) });
    expect([...few.dots.children]).toMatchObject([{ hidden: false }, { hidden: true }, { hidden: true }]);
    expect(few.slides.every(({ inert }) => !inert)).toBe(true);
  });

  it('that plays by itself says nothing and can be stopped; stopped it can be started', () => {
    const { section, said, play } = renderSection(3);
    renderCarousel(section, stateOf(3, { position: 1, playing: true }, { autoplay: true }));
    expect([said.textContent, play?.dataset.step, play?.ariaLabel]).toEqual(['', 'pause', 'Zatrzymaj przewijanie']);
    renderCarousel(section, stateOf(3, { position: 1, playing: false }));
    expect([said.textContent, play?.dataset.step, play?.ariaLabel]).toEqual([
      'Slajd 2 z 3',
      'play',
      'Wznów przewijanie',
    ]);
  });

  it('S9.15 fading, the next slide is on top and the previous one is marked; an endless carousel moves slides to the end', () => {
    const { section, slides } = renderSection(3, { fade: true });
    renderCarousel(section, stateOf(3, { position: 1, leaving: 0 }, { fade: true }));
    expect(slides.map(({ dataset }) => dataset.fade)).toEqual(['out', 'in', undefined]);
    expect(slides.map(({ style }) => style.zIndex)).toEqual(['998', '1000', '998']);
    const endless = renderSection(3);
    renderCarousel(endless.section, stateOf(3, { position: 2 }, { infinite: true }));
    expect(endless.slides.map((slide) => stylesOf(slide)['--shift'])).toEqual(['3', '3', '0']);
  });
});

describe('a carousel that came to life', () => {
  it('goes to the requested slide, one change after the other, and reports each', () => {
    const { section, said } = renderSection(4);
    const onChange = vi.fn();
    const carousel = driveCarousel(section, { onChange });
    expect(section.dataset.live).toBe('');
    carousel?.go(1);
    carousel?.go(3);
    expect(onChange.mock.calls).toEqual([[1]]);
    vi.advanceTimersByTime(500);
    expect(onChange.mock.calls).toEqual([[1], [3]]);
    expect(said.textContent).toBe('Slajd 4 z 4');
  });

  it('goes on from where the strip was scrolled to, else from the slide it was given', () => {
    const scrolled = renderSection(4);
    scrolled.list.scrollLeft = 800;
    driveCarousel(scrolled.section, { first: 1 });
    expect([scrolled.said.textContent, scrolled.list.scrollLeft]).toEqual(['Slajd 3 z 4', 0]);
    const given = renderSection(4);
    driveCarousel(given.section, { first: 1 });
    expect(given.said.textContent).toBe('Slajd 2 z 4');
    expect(given.section.dataset.mode).toBe('paused');
  });

  it('S9.11 plays by itself when it shall, unless the reader asked for less motion', () => {
    const playing = renderSection(3, { autoplay: true });
    driveCarousel(playing.section);
    vi.advanceTimersByTime(3000 + 500);
    expect(stylesOf(playing.track)['--position']).toBe('1');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const calm = renderSection(3, { autoplay: true });
    driveCarousel(calm.section);
    vi.advanceTimersByTime(30_000);
    expect(stylesOf(calm.track)['--position']).toBe('0');
  });

  it('shows as many slides as the window has room for, also when it changes', () => {
    const { section, slides } = renderSection(8, {}, 'hotspot');
    driveCarousel(section);
    const shown = () => slides.filter(({ inert }) => !inert).length;
    expect(shown()).toBe(6);
    openWindow(390);
    resized.call();
    vi.advanceTimersByTime(100);
    expect(shown()).toBe(1);
  });

  it('that is left moves no more; one without slides never does', () => {
    const { section, track } = renderSection(3, { autoplay: true });
    driveCarousel(section)?.stop();
    vi.advanceTimersByTime(30_000);
    expect(stylesOf(track)['--position']).toBe('0');
    expect(resized.disconnect).toHaveBeenCalledOnce();
    expect(driveCarousel(renderElement('section'))).toBeUndefined();
  });
});
