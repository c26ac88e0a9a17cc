import { type ComponentProps, useEffect, useRef } from 'react';
import { markImageFailed, unmarkImage } from './image-failure.ts';
import { createImageLoader } from './image-loader.ts';

type CarouselImageProps = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Tried again three times before it counts as broken. */
  progressive?: boolean;
};

/** A slide's image. When it stays broken it carries an error class and an event bubbles to the carousel (S8.02). */
export function CarouselImage({ src, alt, progressive = true, className, ...rest }: CarouselImageProps) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const element = image.current;
    if (!element) return;
    unmarkImage(element);
    const loader = createImageLoader({
      progressive,
      request() {
        element.src = src;
      },
      onGiveUp: () => markImageFailed(element, src),
    });
    element.addEventListener('error', loader.failed);
    // It may have failed before the script came.
    if (element.complete && element.naturalWidth === 0 && element.currentSrc) loader.failed();
    return () => {
      element.removeEventListener('error', loader.failed);
      loader.stop();
    };
  }, [src, progressive]);

  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      ref={image}
      src={src}
      alt={alt}
      draggable={false}
      className={className}
    />
  );
}
