import { parseSource, walkSyntax } from '../source/parse-source.ts';
import { type Finding, lineAt } from './finding.ts';

const hex = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w/-])/i;
/** A colour made from another one is none of its own. */
const colourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from )/i;
const palette = new RegExp(
  `\\b(?:bg|text|border|ring|fill|stroke|from|via|to|outline|decoration|accent|caret|divide|placeholder|shadow)(?:-[xytrbles]|-offset)?-(?:${[
    '(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-(?:50|[1-9]00|950)',
    'white',
    'black',
  ].join('|')})(?![\\w-])`,
);

const rawColour = (text: string) =>
  [hex, colourFunction, palette].map((pattern) => pattern.exec(text)?.[0]).find(Boolean);

/** Comments as spaces, so that every other place keeps its line. */
function blankComments(css: string): string {
  return css
    .split('*/')
    .map((piece) => {
      const start = piece.indexOf('/*');
      return start < 0 ? piece : piece.slice(0, start) + piece.slice(start).replaceAll(/[^\n]/g, ' ');
    })
    .join('  ');
}

/** Colours written in a component or stylesheet; only the tokens file may name one. */
export function findRawColours(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const check = (part: string, offset: number) => {
    const found = rawColour(part);
    if (!found) return;
    findings.push({
      place: `${file}:${lineAt(text, offset + part.indexOf(found))}`,
      problem: `raw colour ${found}: use a token (bg-surface, text-ink …) or add one to the tokens file`,
    });
  };
  if (file.endsWith('.css')) {
    let offset = 0;
    for (const line of blankComments(text).split('\n')) {
      check(line, offset);
      offset += line.length + 1;
    }
    return findings;
  }
  walkSyntax(parseSource(file, text).program, (node) => {
    const written = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value;
    if (['Literal', 'JSXText', 'TemplateElement'].includes(node.type) && typeof written === 'string')
      check(written, node.start);
    return undefined;
  });
  return findings;
}
