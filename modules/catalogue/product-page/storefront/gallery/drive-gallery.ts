import { driveCarousel } from '#platform/ui/carousel/drive-carousel.ts';
import { watchImage } from '#platform/ui/carousel/watch-image.ts';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import { slideAnchor, VIEWER_LEFT } from './viewer/viewed-pictures.ts';

/** Height of the browser's controls of a film. */
const CONTROLS_HEIGHT = 80;

export function driveGallery(gallery: HTMLElement): (() => void) | undefined {
  const section = gallery.querySelector<HTMLElement>('.carousel');
  const strip = gallery.querySelector<HTMLElement>('.gallery-strip');
  if (!section) return undefined;
  const carousel = driveCarousel(section, { onChange: (slide) => showSlide(gallery, strip, slide) });

  strip?.addEventListener('click', (event) => {
    const chosen = event.target instanceof Element ? event.target.closest('li') : null;
    if (!chosen || !isPlainClick(event)) return;
    event.preventDefault();
    carousel?.go([...strip.children].indexOf(chosen));
  });
  gallery.addEventListener('pointermove', followPointer);
  gallery.addEventListener(VIEWER_LEFT, (event) => {
    if (!(event instanceof CustomEvent)) return;
    carousel?.go(event.detail);
    // The clicked photo cannot keep the focus when another one is visible now.
    requestAnimationFrame(() => document.getElementById(slideAnchor(event.detail))?.focus());
  });
  for (const film of gallery.querySelectorAll('video')) film.addEventListener('pointerdown', keepForControls);
  const watched = [...gallery.querySelectorAll<HTMLImageElement>('.gallery-photo img')];
  const ends = watched.map((image) => watchImage(image, image.dataset.src ?? image.src));
  return () => {
    carousel?.stop();
    for (const end of ends) end();
  };
}

function showSlide(gallery: HTMLElement, strip: HTMLElement | null, shown: number) {
  for (const film of gallery.querySelectorAll('video')) {
    // S4.43: a film loads when its slide is visible and pauses otherwise.
    if (Number(film.dataset.slide) !== shown) film.pause();
    else if (film.preload === 'none') film.preload = 'auto';
  }
  for (const [index, { firstElementChild: link }] of [...(strip?.children ?? [])].entries()) {
    if (link) link.ariaCurrent = index === shown ? 'true' : null;
  }
  const chosen = strip?.children[shown];
  if (!strip || !(chosen instanceof HTMLElement)) return;
  // `scrollIntoView` would scroll the page too.
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = chosen;
  strip.scrollTo({
    left: offsetLeft - (strip.clientWidth - offsetWidth) / 2,
    top: offsetTop - (strip.clientHeight - offsetHeight) / 2,
  });
}

/** As in gallery.css. */
const ENLARGED = 1.8;

function followPointer({ target, clientX, clientY, pointerType }: PointerEvent) {
  const photo = target instanceof Element ? target.closest<HTMLElement>('.gallery-photo') : null;
  if (!photo) return;
  const { left, top, width, height } = photo.getBoundingClientRect();
  photo.style.setProperty('--point-x', `${((clientX - left) / width) * 100}%`);
  photo.style.setProperty('--point-y', `${((clientY - top) / height) * 100}%`);
  const image = photo.querySelector('img');
  const sizes = `${Math.round(photo.offsetWidth * ENLARGED)}px`;
  if (pointerType === 'mouse' && image?.srcset && image.sizes !== sizes) image.sizes = sizes;
}

/** Dragging the film's timeline must not swipe the slide. */
function keepForControls(event: PointerEvent) {
  const { bottom } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  if (event.clientY > bottom - CONTROLS_HEIGHT) event.stopPropagation();
}
