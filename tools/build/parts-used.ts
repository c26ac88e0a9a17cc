import { child, childrenOf, isComputed, isShort, nameOf, type SyntaxNode, walk } from './syntax-tree.ts';

/** Where a module names parts of an imported object: `accountTexts` in `accountTexts.menu` or `{ menu } = accountTexts`. */
interface PartsUsed {
  from: string;
  imported: string;
  local: string;
  places: PartPlace[];
}

interface PartPlace {
  start: number;
  end: number;
  keys: string[];
  isTakenApart: boolean;
}

/** The imported objects a module uses by their parts only. One it also hands on whole is not among them. */
export function partsUsed(program: SyntaxNode): PartsUsed[] {
  const imports = childrenOf(program).filter(({ type }) => type === 'ImportDeclaration');
  return imports.flatMap((statement) =>
    childrenOf(statement, 'specifiers').flatMap((specifier) => {
      const [local, imported] = [nameOf(child(specifier, 'local')), nameOf(child(specifier, 'imported'))];
      const places = local && imported ? placesOf(program, local) : null;
      const from = String(child(statement, 'source')?.value);
      return local && imported && places?.length ? [{ from, imported, local, places }] : [];
    }),
  );
}

/** Everywhere the name stands before a dot; null where it stands otherwise, or means something else. */
export function placesOf(root: SyntaxNode, local: string): PartPlace[] | null {
  const places: PartPlace[] = [];
  let whole = false;
  walk(root, (node, parent) => {
    if (nameOf(node) !== local || node.type !== 'Identifier' || isOnlyAName(node, parent)) return;
    const isMember = parent?.type === 'MemberExpression' && child(parent, 'object') === node && !isComputed(parent);
    const keys = isMember ? [nameOf(child(parent, 'property'))] : keysTakenFrom(node, parent);
    if (keys.length === 0 || keys.includes(undefined)) whole = true;
    else places.push({ start: node.start, end: node.end, keys: keys as string[], isTakenApart: !isMember });
  });
  return whole ? null : places;
}

/** The keys in `const { a, b: c } = node`. */
function keysTakenFrom(node: SyntaxNode, parent: SyntaxNode | undefined): (string | undefined)[] {
  const pattern = child(parent, 'id');
  if (parent?.type !== 'VariableDeclarator' || child(parent, 'init') !== node || !pattern) return [];
  return childrenOf(pattern, 'properties').map((one) => (isComputed(one) ? undefined : nameOf(child(one, 'key'))));
}

/** `.name`, `name:` and the names of an import say nothing about the variable. */
function isOnlyAName(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (parent?.type === 'ImportSpecifier') return true;
  if (parent?.type === 'MemberExpression') return child(parent, 'property') === node && !isComputed(parent);
  return parent?.type === 'Property' && child(parent, 'key') === node && !isComputed(parent) && !isShort(parent);
}
