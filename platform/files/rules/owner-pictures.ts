import type { FileType } from './file-type.ts';

/** X.44: what a picture of the owner may be, of products, banners and texts alike; what it unfolds to is bounded where it is rendered. */
export const OWNER_PICTURES = {
  types: ['image/jpeg', 'image/png', 'image/webp'] as const satisfies FileType[],
  maxBytes: 10 * 1_048_576,
};

/** Films and sounds of a product, as browsers play them; they are kept as they came. */
export const OWNER_MEDIA = {
  types: ['video/mp4', 'video/webm', 'audio/mpeg', 'audio/ogg', 'audio/wav'] as const satisfies FileType[],
  maxBytes: 36 * 1_048_576,
};

/** All that one form of the panel may send. */
export const PANEL_FORM_BYTES = 40 * 1_048_576;

/** The intent of a form that was larger: what it brought is thrown away, and its screen says so. */
export const TOO_LARGE = 'too-large';
