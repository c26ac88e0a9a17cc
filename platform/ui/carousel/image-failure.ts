/** S8.02 */
export const imageFailedEvent = 'carousel-image-failed';

const failedClass = 'carousel-image-failed';

export type ImageFailure = { src: string };

type MarkedImage = EventTarget & { classList: { add: (name: string) => void; remove: (name: string) => void } };

export function markImageFailed(image: MarkedImage, src: string) {
  image.classList.add(failedClass);
  image.dispatchEvent(new CustomEvent<ImageFailure>(imageFailedEvent, { bubbles: true, detail: { src } }));
}

export function unmarkImage(image: MarkedImage) {
  image.classList.remove(failedClass);
}
