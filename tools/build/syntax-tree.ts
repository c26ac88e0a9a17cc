/** A node of a syntax tree, as far as this needs to know it. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

type Loose = SyntaxNode & Record<string, unknown>;

export function child(node: SyntaxNode | undefined, name: string): (SyntaxNode & { value?: unknown }) | undefined {
  const value = (node as Loose | undefined)?.[name];
  return isNode(value) ? value : undefined;
}

export function childrenOf(node: SyntaxNode, name = 'body'): SyntaxNode[] {
  const value = (node as Loose)[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function nameOf(node: SyntaxNode | undefined): string | undefined {
  const name = (node as Loose | undefined)?.name;
  return typeof name === 'string' ? name : undefined;
}

export const isComputed = (node: SyntaxNode) => (node as Loose).computed === true;
export const isShort = (node: SyntaxNode) => (node as Loose).shorthand === true;

export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parent?: SyntaxNode) => void,
  parent?: SyntaxNode,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) walk(each, visit, node);
  }
}

export function namesIn(root: SyntaxNode): string[] {
  const names: string[] = [];
  walk(root, (node) => {
    if (node.type === 'Identifier') names.push(nameOf(node) ?? '');
  });
  return names;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}
