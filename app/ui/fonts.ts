import textLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import textLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/**
 * The fonts of running text, needed by every Polish page. Headings wait for theirs in a fallback of the same measures:
 * sixty more kilobytes before the style sheet would cost more than they give.
 */
export const fontPreloads = [textLatin, textLatinExt].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
}));
