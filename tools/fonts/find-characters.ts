/** The code points that the style sheet says a font file holds. */
export function findCharacters(styles: string, file: string): number[] {
  const face = styles.split('@font-face').find((rule) => rule.includes(`./fonts/${file}.woff2`));
  const range = /unicode-range:([^:;]*);/.exec(face ?? '')?.[1];
  if (!range) throw new Error(`the style sheet does not say what ${file} holds`);
  return parseUnicodeRange(range);
}

function parseUnicodeRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [, from = '', to = from] = /^\s*U\+([0-9a-f]+)(?:-([0-9a-f]+))?\s*$/i.exec(part) ?? [];
    if (!from) throw new Error(`not a range of code points: ${part}`);
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, place) => first + place);
  });
}
