import sanitizeHtml from 'sanitize-html';
import { fallbackWidth, imageAddress, imageSrcset, parseImageAddress } from '#platform/images/rules/image-address.ts';
import { escapeMarkup } from '#platform/text/rules/text.ts';

/** As wide as a column of text gets, in pixels. */
const COLUMN = 720;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'blockquote', 'hr', 'img'],
    ...['h2', 'h3', 'h4', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'dl', 'dt', 'dd'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // `//zlo.example` looks like an address of the shop and is none.
  allowProtocolRelative: false,
  // Markup of word processors that is not text.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'xml'],
  transformTags: {
    // The page has its own first heading.
    h1: 'h2',
    img: (_tag, given) => ({ tagName: 'img', attribs: pictureOf(given) }),
  },
  // A picture of elsewhere, and the empty lines of an editor.
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    tag === 'img' ? !attribs.src : tag === 'p' && text.trim() === '' && mediaChildren.length === 0,
};

/** A description as the page may show it: no scripts, styles or pictures of elsewhere; plain text becomes paragraphs. */
export function cleanHtml(text: string): string {
  if (/<[a-z!/]/i.test(text)) return sanitizeHtml(text, OPTIONS).trim();
  const escaped = text.replace(/&(?!(?:[a-z]+|#\d+);)|[<>]/gi, escapeMarkup);
  return escaped
    .split(/\n\s*\n/)
    .flatMap((part) => (part.trim() === '' ? [] : `<p>${part.trim()}</p>`))
    .join('');
}

/** A picture of the shop in as many widths as a column needs; with its measures nothing shifts when it comes. */
function pictureOf({ src = '', alt = '', width = '', height = '' }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const file = parseImageAddress(src);
  if (file === null) return {};
  const isMeasured = /^[1-9]\d{0,4}$/.test(width) && /^[1-9]\d{0,4}$/.test(height);
  return {
    src: imageAddress(file, fallbackWidth(COLUMN)),
    srcset: imageSrcset(file, COLUMN),
    sizes: `(min-width: ${COLUMN}px) ${COLUMN}px, 100vw`,
    alt,
    ...(isMeasured && { width, height }),
    loading: 'lazy',
  };
}
