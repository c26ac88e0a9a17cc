import headingLatin from './fonts/bricolage-polish.woff2?url';
import headingLatinExt from './fonts/bricolage-polish-ext.woff2?url';
import textLatin from './fonts/figtree-polish.woff2?url';
import textLatinExt from './fonts/figtree-polish-ext.woff2?url';

/** Every file a Polish page needs of those that fonts.css names. */
export const fontFiles = [textLatin, textLatinExt, headingLatin, headingLatinExt];

/** Where the browser notes that it has the fonts, and which: another font is fetched anew. */
export const FONTS_KEY = 'fonts';
export const FONTS_VERSION = [textLatin, headingLatin].map((file) => file.split('/').at(-1)).join(' ');
