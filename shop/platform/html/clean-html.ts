import sanitizeHtml from 'sanitize-html';
import { escapeMarkup } from '#rules/platform/text/text.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'blockquote', 'hr'],
    ...['h2', 'h3', 'h4', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'dl', 'dt', 'dd'],
  ],
  allowedAttributes: { a: ['href', 'title'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // The page has its own first heading.
  transformTags: { h1: 'h2' },
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
