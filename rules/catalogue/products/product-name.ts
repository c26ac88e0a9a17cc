const UNITS = 'mm|cm|m|km|g|dag|kg|ml|l|W|Wh|V|mAh|lm|K|h|szt\\.|os\\.|pkt|%|°C';

/** Between a number and its unit, before a number that ends a name or a part of it, and after words of one letter. */
const TOGETHER = new RegExp(
  `(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))| (?=\\d[\\d.×x/-]*(?:, |$))|(?<=(?:^|[ \\u00A0])[aiouwz]) `,
  'giu',
);

/** A name for a narrow column: what is read in one breath is not broken into two lines. */
export function keepTogether(name: string): string {
  return name.replace(TOGETHER, '\u00A0');
}
