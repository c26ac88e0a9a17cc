import type { FileType } from './file-type.ts';

/** X.44: what a picture of the owner may be, of products, banners and texts alike; what it unfolds to is bounded where it is drawn. */
export const OWNER_PICTURES = {
  types: ['image/jpeg', 'image/png', 'image/webp'] as const satisfies FileType[],
  maxBytes: 10 * 1_048_576,
};

/** All that one form of the panel may send. */
export const PANEL_FORM_BYTES = 40 * 1_048_576;

/** The intent of a form that was larger: what it brought is thrown away, and its screen says so. */
export const TOO_LARGE = 'too-large';
