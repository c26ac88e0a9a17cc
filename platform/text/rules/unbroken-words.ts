/** `e-mail` and `BLIK-iem`, whose hyphen is no place to break a line, and telephone numbers with the code of their country. */
const UNBROKEN =
  /(?<![\p{L}\d@.])(?:[eE]-mail\p{L}*|\p{Lu}{2,5}-\p{Ll}{1,4})(?![\p{L}\d@-])|\+\d{2}(?:[ \u00a0]\d{2,3}){3,4}/gu;
const PARTS = /<[^<>]*>|[^<]+/g;

/** Clean HTML whose short words with a hyphen and telephone numbers stay on one line. */
export function keepUnbroken(html: string): string {
  return html.replace(PARTS, (part) =>
    part.startsWith('<') ? part : part.replace(UNBROKEN, '<span class="whitespace-nowrap">$&</span>'),
  );
}
