import headingLatinExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import headingLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import textLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** Every Polish page needs all four files. Spread into the `links` of the document, most wanted first. */
export const fontPreloads = [textLatin, textLatinExt, headingLatin, headingLatinExt].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}));
