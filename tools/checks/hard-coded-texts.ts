import { isSyntaxNode, parseSource, type SyntaxNode, walkSyntax } from '../source/parse-source.ts';
import { type Finding, lineAt } from './finding.ts';

const polishCharacter = /[ąćęłńóśźż]/i;
const word = /\p{L}{2,}/u;
const spokenAttributes = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);

function writtenText(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' || node.type === 'JSXText')
    return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateElement') return undefined;
  const value = node.value as { cooked: string | null };
  return value.cooked ?? undefined;
}

function spokenAttributeValue(node: SyntaxNode): string | undefined {
  if (node.type !== 'JSXAttribute' || !isSyntaxNode(node.name) || !isSyntaxNode(node.value)) return undefined;
  if (typeof node.name.name !== 'string' || !spokenAttributes.has(node.name.name)) return undefined;
  return typeof node.value.value === 'string' ? node.value.value : undefined;
}

/** Words a shopper would read that stand in code: Polish letters in any string, and any word between tags or in a spoken attribute. */
export function findHardCodedTexts(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const report = (node: SyntaxNode, found: string) => {
    const shown = found.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    findings.push({ place: `${file}:${lineAt(text, node.start)}`, problem: `"${shown}" belongs to texts/` });
  };
  walkSyntax(parseSource(file, text).program, (node) => {
    const attribute = spokenAttributeValue(node);
    if (attribute !== undefined) {
      if (word.test(attribute)) report(node, attribute);
      return false;
    }
    const written = writtenText(node);
    if (written !== undefined && (polishCharacter.test(written) || (node.type === 'JSXText' && word.test(written)))) {
      report(node, written);
    }
    return undefined;
  });
  return findings;
}
