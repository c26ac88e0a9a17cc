import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createImageLoader, imageFailedEvent, markImageFailed, unmarkImage } from './watch-image.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('S8.03 a broken image is asked for four times in all, half a second apart, then given up', () => {
  const start = Date.now();
  const requests = [0];
  const onGiveUp = vi.fn();
  const loader = createImageLoader({
    progressive: true,
    request() {
      requests.push(Date.now() - start);
      loader.failed();
    },
    onGiveUp,
  });
  loader.failed();
  vi.advanceTimersByTime(1499);
  expect(onGiveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(requests).toEqual([0, 500, 1000, 1500]);
  expect(onGiveUp).toHaveBeenCalledOnce();
});

it('an image that comes at the second try is not asked for again', () => {
  const request = vi.fn();
  const onGiveUp = vi.fn();
  createImageLoader({ progressive: true, request, onGiveUp }).failed();
  vi.advanceTimersByTime(10_000);
  expect(request).toHaveBeenCalledOnce();
  expect(onGiveUp).not.toHaveBeenCalled();
});

it('an image loaded on demand is given up at once', () => {
  const onGiveUp = vi.fn();
  createImageLoader({ progressive: false, request: vi.fn(), onGiveUp }).failed();
  expect(onGiveUp).toHaveBeenCalledOnce();
});

function imageStub() {
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => void classes.add(name),
    remove: (name: string) => void classes.delete(name),
  };
  return { classes, image: Object.assign(new EventTarget(), { classList }) };
}

it('S8.02 a broken image gets the error class and its listeners receive an event', () => {
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
