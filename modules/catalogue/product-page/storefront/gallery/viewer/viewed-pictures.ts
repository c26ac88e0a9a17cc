export interface ViewedPicture {
  file: string;
  alt: string;
  tone?: string;
}

export const slideAnchor = (slide: number) => `zdjecie-${slide + 1}`;

const AROUND = '[data-viewer]';

/** Sent to the gallery around the clicked picture. */
export const VIEWER_LEFT = 'viewer-left';

/** S4.42 */
export function findPictures(link: HTMLAnchorElement): { label: string; pictures: ViewedPicture[]; start: number } {
  const around = link.closest<HTMLElement>(AROUND);
  const links = [...(around ?? document).querySelectorAll<HTMLAnchorElement>('a[data-window="viewer"]')];
  const pictures = links.map(({ dataset: { file = '', alt = '', tone } }) => ({ file, alt, tone }));
  return { label: around?.dataset.viewer ?? '', pictures, start: links.indexOf(link) };
}

export function announceLast(link: HTMLAnchorElement, last: number) {
  link.closest(AROUND)?.dispatchEvent(new CustomEvent<number>(VIEWER_LEFT, { detail: last }));
}
