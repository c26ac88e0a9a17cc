import { fileAddress } from '#platform/files/rules/file-type.ts';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import type { GallerySlide } from './gallery-slides.ts';
import { slideAnchor } from './viewer/viewed-pictures.ts';

interface FilmSlideProps {
  slide: Extract<GallerySlide, { kind: 'film' }>;
  index: number;
}

/** S2.15, S4.43: nothing is loaded before its slide is visible. */
export function FilmSlide({ slide: { file, poster, alt }, index }: FilmSlideProps) {
  return (
    <video
      id={slideAnchor(index)}
      data-slide={index}
      src={fileAddress(file)}
      poster={poster ? imageAddress(poster, 960) : undefined}
      aria-label={alt}
      controls
      muted
      playsInline
      preload="none"
      className="block aspect-square w-full bg-surface-2 max-md:aspect-5/4 md:rounded-lg object-contain"
    />
  );
}
