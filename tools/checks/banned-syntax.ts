import { isSyntaxNode, parseSource, type SyntaxNode, walkSyntax } from '../source/parse-source.ts';
import { type Finding, lineAt } from './finding.ts';

/** Forbidden syntax. A new ban is one more entry, with its replacement. */
interface Ban {
  name: string;
  advice: string;
  /** Found in every file that may hold it: the others need not be parsed. */
  hint: RegExp;
  isBanned: (node: SyntaxNode) => boolean;
}

export const BANS: readonly Ban[] = [
  {
    name: 'as unknown as',
    advice:
      'parse the value (valibot, a type guard), or let the function ask for less (Pick<…>); a stand-in of a test is a Partial<…> first',
    hint: /\bunknown\b/,
    isBanned(node) {
      const inner = isCast(node) && unwrapped(node.expression);
      return isCast(inner) && isUnknown(inner.typeAnnotation);
    },
  },
  {
    name: '...{ }',
    advice: 'write the properties themselves, one per line where the formatter wants it',
    hint: /\.\.\.\s*\{/,
    isBanned: (node) =>
      (node.type === 'SpreadElement' || node.type === 'JSXSpreadAttribute') &&
      isSyntaxNode(node.argument) &&
      node.argument.type === 'ObjectExpression',
  },
];

export function findBannedSyntax(file: string, text: string, bans: readonly Ban[] = BANS): Finding[] {
  const possible = bans.filter(({ hint }) => hint.test(text));
  if (possible.length === 0) return [];
  const findings: Finding[] = [];
  walkSyntax(parseSource(file, text).program, (node) => {
    for (const { name, advice, isBanned } of possible) {
      if (isBanned(node))
        findings.push({ place: `${file}:${lineAt(text, node.start)}`, problem: `${name}: ${advice}` });
    }
    return undefined;
  });
  return findings;
}

function isCast(node: unknown): node is SyntaxNode {
  return isSyntaxNode(node) && (node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion');
}

function unwrapped(node: unknown): unknown {
  return isSyntaxNode(node) && node.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node;
}

function isUnknown(type: unknown): boolean {
  return isSyntaxNode(type) && (type.type === 'TSUnknownKeyword' || type.type === 'TSAnyKeyword');
}
