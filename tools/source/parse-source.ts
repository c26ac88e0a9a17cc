import { type ESTree, parseSync } from 'vite';

export type Comment = { type: 'Line' | 'Block'; value: string; start: number; end: number };
export type ParsedSource = { program: ESTree.Program; comments: Comment[] };

/** Parses TypeScript with the parser the build uses, so that checks read code and never guess at it with patterns. */
export function parseSource(file: string, text: string): ParsedSource {
  const parsed = parseSync(file, text);
  const error = parsed.errors[0];
  if (error) throw new Error(`${file}: ${error.message}`);
  return { program: parsed.program, comments: parsed.comments };
}

export type SyntaxNode = { type: string; start: number; end: number; [field: string]: unknown };

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Calls `visit` for every node, parents first. Returning false leaves out what is inside. */
export function walkSyntax(node: unknown, visit: (node: SyntaxNode) => boolean | undefined): void {
  if (Array.isArray(node)) {
    for (const item of node) walkSyntax(item, visit);
    return;
  }
  if (!isSyntaxNode(node) || visit(node) === false) return;
  for (const value of Object.values(node)) {
    if (typeof value === 'object' && value !== null) walkSyntax(value, visit);
  }
}
