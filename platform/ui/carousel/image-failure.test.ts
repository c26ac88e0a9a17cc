import { expect, it, vi } from 'vitest';
import { imageFailedEvent, markImageFailed, unmarkImage } from './image-failure.ts';

function imageStub() {
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => void classes.add(name),
    remove: (name: string) => void classes.delete(name),
  };
  return { classes, image: Object.assign(new EventTarget(), { classList }) };
}

it('S8.02 a broken image gets the error class and its listeners hear of it', () => {
  const { classes, image } = imageStub();
  const listener = vi.fn();
  image.addEventListener(imageFailedEvent, listener);
  markImageFailed(image, '/brak.webp');
  expect([...classes]).toEqual(['carousel-image-failed']);
  expect(listener).toHaveBeenCalledOnce();
  expect(listener.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, detail: { src: '/brak.webp' } });
});

it('another image in its place starts without the mark', () => {
  const { classes, image } = imageStub();
  markImageFailed(image, '/brak.webp');
  unmarkImage(image);
  expect([...classes]).toEqual([]);
});
