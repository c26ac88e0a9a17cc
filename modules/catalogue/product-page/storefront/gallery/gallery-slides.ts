import type { ProductEnclosure, ProductPhoto } from '#modules/catalogue/products/rules/product-page.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';

export type GallerySlide =
  | { kind: 'photo'; photo: ProductPhoto; alt: string }
  | { kind: 'film'; file: string; poster: string | null; alt: string };

interface Shown {
  name: string;
  photos: ProductPhoto[];
  enclosures: ProductEnclosure[];
}

export function gallerySlides({ name, photos, enclosures }: Shown): GallerySlide[] {
  const films = enclosures.filter(({ kind }) => kind === 'film');
  return [
    ...photos.map((photo, index) => ({
      kind: 'photo' as const,
      photo,
      alt: photo.alt || `${name} – ${productTexts.galleryPhoto(index + 1, photos.length)}`,
    })),
    ...films.map(({ file, poster, title }) => ({ kind: 'film' as const, file, poster, alt: title })),
  ];
}
