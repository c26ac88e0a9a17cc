/** A node of a syntax tree, as far as this needs to know it. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

/** Where a module names parts of an imported object: `accountTexts` in `accountTexts.menu` or `{ menu } = accountTexts`. */
export interface PartsUsed {
  from: string;
  imported: string;
  local: string;
  places: { start: number; end: number; keys: string[]; isTakenApart: boolean }[];
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

/** The module with `name` reduced to one part, and what the part needs; as it was when that cannot be told. */
export function keepPart(program: SyntaxNode, code: string, name: string, key: string): string {
  const statements = childrenOf(program).map((node) => ({ node, declared: declarationsOf(node) }));
  const target = statements.flatMap(({ declared }) => declared).find((one) => one.name === name);
  const properties = target?.init?.type === 'ObjectExpression' ? childrenOf(target.init, 'properties') : [];
  const kept = new Set([key]);
  const isKept = (property: SyntaxNode) => kept.has(nameOf(child(property, 'key')) ?? '');
  for (const wanted of kept) {
    const places = properties.filter(isKept).map((property) => placesOf(property, name));
    if (!properties.some((property) => nameOf(child(property, 'key')) === wanted) || places.includes(null)) return code;
    for (const key of places.flatMap((found) => found ?? []).flatMap((place) => place.keys)) kept.add(key);
  }
  if (!target?.init || properties.some(({ type }) => type !== 'Property')) return code;
  const parts = properties.filter(isKept);
  const needed = new Set(parts.flatMap(namesIn));
  for (const each of needed) {
    const owner = statements.find(({ declared }) => declared.some((one) => one.name === each));
    if (owner && each !== name) for (const found of namesIn(owner.node)) needed.add(found);
  }
  const { start, end } = target.init;
  const object = `{ ${parts.map((part) => code.slice(part.start, part.end)).join(', ')} }`;
  return statements
    .filter(({ declared }) => declared.length === 0 || declared.some((one) => one === target || needed.has(one.name)))
    .map(({ node, declared }) =>
      declared.includes(target)
        ? code.slice(node.start, start) + object + code.slice(end, node.end)
        : code.slice(node.start, node.end),
    )
    .join('\n');
}

/** Everywhere the name stands before a dot; null where it stands otherwise, or means something else. */
function placesOf(root: SyntaxNode, local: string): PartsUsed['places'] | null {
  const places: PartsUsed['places'] = [];
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

function declarationsOf(statement: SyntaxNode): { name: string; init?: SyntaxNode }[] {
  const node = child(statement, 'declaration') ?? statement;
  if (node.type === 'FunctionDeclaration') return [{ name: nameOf(child(node, 'id')) ?? '' }];
  if (node.type !== 'VariableDeclaration') return [];
  return childrenOf(node, 'declarations').map((one) => ({
    name: nameOf(child(one, 'id')) ?? '',
    init: bare(child(one, 'init')),
  }));
}

/** Without `as const` and `satisfies`. */
function bare(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node && /^TS(?:As|Satisfies)Expression$/.test(node.type) ? bare(child(node, 'expression')) : node;
}

function namesIn(root: SyntaxNode): string[] {
  const names: string[] = [];
  walk(root, (node) => {
    if (node.type === 'Identifier') names.push(nameOf(node) ?? '');
  });
  return names;
}

function walk(node: SyntaxNode, visit: (node: SyntaxNode, parent?: SyntaxNode) => void, parent?: SyntaxNode): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) walk(each, visit, node);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

type Loose = SyntaxNode & Record<string, unknown>;

function child(node: SyntaxNode | undefined, name: string): (SyntaxNode & { value?: unknown }) | undefined {
  const value = (node as Loose | undefined)?.[name];
  return isNode(value) ? value : undefined;
}

function childrenOf(node: SyntaxNode, name = 'body'): SyntaxNode[] {
  const value = (node as Loose)[name];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function nameOf(node: SyntaxNode | undefined): string | undefined {
  const name = (node as Loose | undefined)?.name;
  return typeof name === 'string' ? name : undefined;
}

const isComputed = (node: SyntaxNode) => (node as Loose).computed === true;
const isShort = (node: SyntaxNode) => (node as Loose).shorthand === true;
