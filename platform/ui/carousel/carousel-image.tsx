import { type ComponentProps, useEffect, useRef } from 'react';
import { watchImage } from './watch-image.ts';

type CarouselImageProps = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  src: string;
  alt: string;
  width: number;
  height: number;
  progressive?: boolean;
};

/** S8.02 */
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
