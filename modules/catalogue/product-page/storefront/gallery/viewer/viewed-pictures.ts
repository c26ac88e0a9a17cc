export interface ViewedPicture {
  file: string;
  alt: string;
  tone?: string;
}

/** The anchor of a slide of the gallery: thumbnails lead to it also without script. */
export const slideAnchor = (slide: number) => `zdjecie-${slide + 1}`;

const AROUND = '[data-viewer]';

/** Bubbles nowhere: the gallery around the clicked picture hears which one was shown last. */
export const VIEWER_LEFT = 'viewer-left';

/** The clicked picture and those next to it (S4.42): every link around it that opens the viewer. */
export function findPictures(link: HTMLAnchorElement): { label: string; pictures: ViewedPicture[]; start: number } {
  const around = link.closest<HTMLElement>(AROUND);
  const links = [...(around ?? document).querySelectorAll<HTMLAnchorElement>('a[data-window="viewer"]')];
  const pictures = links.map(({ dataset: { file = '', alt = '', tone } }) => ({ file, alt, tone }));
  return { label: around?.dataset.viewer ?? '', pictures, start: links.indexOf(link) };
}

export function announceLast(link: HTMLAnchorElement, last: number) {
  link.closest(AROUND)?.dispatchEvent(new CustomEvent<number>(VIEWER_LEFT, { detail: last }));
}
