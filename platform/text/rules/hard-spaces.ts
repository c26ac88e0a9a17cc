const UNITS = 'mm|cm|m|km|g|dag|kg|ml|l|W|Wh|V|mAh|lm|K|h|min|godz\\.|dni|zł|r\\.|szt\\.|os\\.|pkt|%|°C';

/** Between a number and its unit, between groups of its digits, and after words of one character. */
const SPACES_TO_HARDEN = new RegExp(
  `(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))|(?<=\\d) (?=\\d{3}(?!\\d))|(?<=(?:^|[\\s(„–])[aiouwz]) `,
  'giu',
);

/** Text, and what is none: tags, and elements whose text is no prose. */
const PARTS = /<[^<>]*>|[^<]+/g;
const NO_PROSE = /^<(\/?)(code|pre|script|style)\b/i;

/** Polish typesetting: no line ends with a word of one character or with a number whose unit begins the next. */
export function joinWithHardSpaces(text: string): string {
  return text.replace(SPACES_TO_HARDEN, '\u00A0');
}

/** The same for the words of clean HTML. For showing alone: what is searched, fed or sent keeps its spaces. */
export function joinHtmlWithHardSpaces(html: string): string {
  let within: string | null = null;
  return html.replace(PARTS, (part) => {
    if (!part.startsWith('<')) return within === null ? joinWithHardSpaces(part) : part;
    const [, slash, name = ''] = NO_PROSE.exec(part) ?? [];
    if (slash === '') within ??= name;
    if (slash === '/' && name === within) within = null;
    return part;
  });
}
