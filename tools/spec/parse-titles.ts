import { isSyntaxNode, parseSource, type SyntaxNode, walkSyntax } from '../source/parse-source.ts';

const testFunctions = new Set(['it', 'test', 'describe']);
/** A test that does not run, or is expected to fail, proves nothing. */
const provesNothing = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** The words of a test call from left to right: `test.describe.skip(...)` gives ['test', 'describe', 'skip']. */
function calleeWords(node: unknown): string[] {
  if (!isSyntaxNode(node)) return [];
  if (node.type === 'Identifier' && typeof node.name === 'string') return [node.name];
  if (node.type === 'MemberExpression') return [...calleeWords(node.object), ...calleeWords(node.property)];
  // it.each(table)('title', ...) and it.each`table`('title', ...)
  if (node.type === 'CallExpression') return calleeWords(node.callee);
  if (node.type === 'TaggedTemplateExpression') return calleeWords(node.tag);
  return [];
}

function literalText(node: unknown): string | undefined {
  if (!isSyntaxNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) {
    return node.quasis.map((part: { value: { cooked: string | null } }) => part.value.cooked ?? '').join('…');
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const left = literalText(node.left);
    const right = literalText(node.right);
    return left === undefined && right === undefined ? undefined : `${left ?? '…'}${right ?? '…'}`;
  }
  return undefined;
}

function titleOf(node: SyntaxNode): string | undefined {
  return Array.isArray(node.arguments) && node.arguments.length > 1 ? literalText(node.arguments[0]) : undefined;
}

/** The titles of all tests and groups in one test file that really run. */
export function parseTitles(file: string, text: string): string[] {
  const titles: string[] = [];
  walkSyntax(parseSource(file, text).program, (node) => {
    if (node.type !== 'CallExpression') return undefined;
    const words = calleeWords(node.callee);
    if (!testFunctions.has(words[0] ?? '') || words.includes('step')) return undefined;
    if (words.some((word) => provesNothing.has(word))) return false;
    const title = titleOf(node);
    if (title !== undefined) titles.push(title);
    return undefined;
  });
  return titles;
}
