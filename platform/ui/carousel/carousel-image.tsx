import { type ComponentProps, useEffect, useRef } from 'react';
import { watchImage } from './watch-image.ts';

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
  useEffect(() => (image.current ? watchImage(image.current, src, progressive) : undefined), [src, progressive]);
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
