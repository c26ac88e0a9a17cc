import { isSyntaxNode, parseSource, walkSyntax } from '../source/parse-source.ts';

const importingNodes = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** What a file imports, as written: statically, dynamically, re-exported and in types. */
export function readImports(file: string, text: string): string[] {
  const specifiers: string[] = [];
  walkSyntax(parseSource(file, text).program, (node) => {
    if (!importingNodes.has(node.type)) return undefined;
    if (isSyntaxNode(node.source) && typeof node.source.value === 'string') specifiers.push(node.source.value);
    return undefined;
  });
  return specifiers;
}
