import headingLatin from './fonts/bricolage-polish.woff2?url';
import headingLatinExt from './fonts/bricolage-polish-ext.woff2?url';
import textLatin from './fonts/figtree-polish.woff2?url';
import textLatinExt from './fonts/figtree-polish-ext.woff2?url';

/** Every file of fonts.css that a Polish page needs; the small ones hold the characters with Polish marks. */
const FILES = [textLatin, textLatinExt, headingLatin, headingLatinExt];

/** Requests the fonts before the styles name them: on most lines they are there for the first paint. */
export function PreloadFonts() {
  return FILES.map((file) => (
    <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
  ));
}
