import headingLatinExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import headingLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textLatinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import textLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/** Every file fonts.css names. */
export const fontFiles = [textLatin, textLatinExt, headingLatin, headingLatinExt];

/** Where the browser notes that it has the fonts, and which: another font is fetched anew. */
export const FONTS_KEY = 'fonts';
export const FONTS_VERSION = [textLatin, headingLatin].map((file) => file.split('/').at(-1)).join(' ');
