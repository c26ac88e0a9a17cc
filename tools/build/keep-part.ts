import { placesOf } from './parts-used.ts';
import { child, childrenOf, isComputed, nameOf, namesIn, type SyntaxNode } from './syntax-tree.ts';

/** The module with the object `name` reduced to one part, and what the part needs; null when that cannot be told. */
export function keepPart(program: SyntaxNode, code: string, name: string, key: string): string | null {
  const statements = childrenOf(program)
    .filter((node) => !isType(node))
    .map((node) => ({ node, declared: namesDeclared(node) }));
  const own = statements.find(({ declared }) => declared.includes(name));
  const object = own && own.declared.length === 1 ? objectIn(own.node) : undefined;
  const properties = object ? childrenOf(object, 'properties') : [];
  if (!object || properties.some((one) => one.type !== 'Property' || isComputed(one))) return null;

  const property = (wanted: string) => properties.find((one) => nameOf(child(one, 'key')) === wanted);
  const runs = statements.filter(({ declared }) => declared.length === 0).map(({ node }) => node);
  const needed = new Set([property(key), ...runs]);
  // What is needed may need more: the set grows while it is walked.
  for (const node of needed) {
    const places = node && placesOf(node, name);
    if (!places) return null;
    for (const wanted of places.flatMap(({ keys }) => keys)) needed.add(property(wanted));
    const names = new Set(namesIn(node));
    for (const other of statements) {
      if (other !== own && other.declared.some((one) => names.has(one))) needed.add(other.node);
    }
  }
  const textOf = ({ start, end }: SyntaxNode) => code.slice(start, end);
  const parts = properties.filter((one) => needed.has(one)).map(textOf);
  return statements
    .filter((one) => one === own || needed.has(one.node))
    .map(({ node }) =>
      node === own?.node
        ? `${code.slice(node.start, object.start)}{ ${parts.join(', ')} }${code.slice(object.end, node.end)}`
        : textOf(node),
    )
    .join('\n');
}

/** None for a statement that declares nothing and only runs. */
function namesDeclared(statement: SyntaxNode): string[] {
  const node = child(statement, 'declaration') ?? statement;
  if (node.type === 'FunctionDeclaration') return [nameOf(child(node, 'id')) ?? ''];
  if (node.type !== 'VariableDeclaration') return [];
  const ids = childrenOf(node, 'declarations').flatMap((one) => child(one, 'id') ?? []);
  return ids.flatMap((id) => nameOf(id) ?? namesIn(id));
}

function objectIn(statement: SyntaxNode): SyntaxNode | undefined {
  const [declaration] = childrenOf(child(statement, 'declaration') ?? statement, 'declarations');
  const init = bare(child(declaration, 'init'));
  return init?.type === 'ObjectExpression' ? init : undefined;
}

/** Without `as const` and `satisfies`. */
function bare(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node && /^TS(?:As|Satisfies)Expression$/.test(node.type) ? bare(child(node, 'expression')) : node;
}

/** Types are gone before the code runs. */
const isType = (statement: SyntaxNode) => (child(statement, 'declaration') ?? statement).type.startsWith('TS');
