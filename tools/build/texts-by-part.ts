import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Plugin, parseAst } from 'vite';
import { partsUsed, placesOf } from './parts-used.ts';
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

const OWN = /^\/(?:app|rules|texts|wire)\//;

/** Whether a module of the browser is ours. Asked from the root on: a checkout may itself lie in a folder called app. */
export const isOwnModule = (root: string, id: string) => id.startsWith(root) && OWN.test(id.slice(root.length));

const TEXTS = /\/texts\/[\w-]+\.ts$/;
/** `texts/account.part.accountTexts.menu.0a1b2c.ts`: no file, but named like one, so that it is read as one. */
const PART = /^(.*\/texts\/[\w-]+)\.part\.([^./]+)\.([^./]+)\.\w+\.ts$/;

/**
 * The texts of a screen stand in one object, and a bundler takes an object whole: every page of the account would carry
 * the words of all. So a module that says `accountTexts.menu` gets a copy of that part alone, which lies in the module's
 * own chunk. A word that two chunks say travels twice; a request less is worth more.
 */
export const textsByPart = (root: string): Plugin => ({
  name: 'texts-by-part',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: { order: 'pre', filter: { id: PART }, handler: (id) => id },
  load: {
    filter: { id: PART },
    handler(id) {
      const [, file = '', name = '', key = ''] = PART.exec(id) ?? [];
      const code = readFileSync(`${file}.ts`, 'utf8');
      const part = keepPart(parseAst(code, { lang: 'ts' }), code, name, key);
      if (part === null) this.warn(`${name}.${key} cannot be told from the rest of ${file}.ts, which travels whole`);
      return part ?? code;
    },
  },
  transform: {
    filter: { id: /\.tsx?(?:$|\?)/, code: /\.ts["']/ },
    async handler(code, id) {
      if (!isOwnModule(root, id)) return null;
      const [file = ''] = id.split('?');
      const changes: { start: number; end: number; text: string }[] = [];
      const imports: string[] = [];
      for (const { from, imported, local, places } of partsUsed(
        parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }),
      )) {
        const texts = /texts\/|^\.\//.test(from) ? (await this.resolve(from, file))?.id : undefined;
        if (!texts || !TEXTS.test(texts) || !isObject(texts, imported)) continue;
        changes.push(...places.map((place) => ({ ...place, text: partsAt(place, local) })));
        for (const key of new Set(places.flatMap((place) => place.keys))) {
          const part = `${texts.slice(0, -'.ts'.length)}.part.${imported}.${key}.${shortHash(id)}.ts`;
          imports.push(`import { ${imported} as ${local}$${key} } from ${JSON.stringify(part)};`);
        }
      }
      if (changes.length === 0) return null;
      changes.sort((a, b) => b.start - a.start);
      const changed = changes.reduce((text, one) => text.slice(0, one.start) + one.text + text.slice(one.end), code);
      // Nobody reads maps of the browser's modules: an empty one says that lines are not where they were.
      return { code: `${changed}\n${imports.join('\n')}`, map: { mappings: '' } };
    },
  },
});

/** What stands in the place of the object. */
function partsAt({ keys, isTakenApart }: { keys: string[]; isTakenApart: boolean }, local: string): string {
  if (!isTakenApart) return `${local}$${keys[0]}`;
  return `{ ${keys.map((key) => `${key}: ${local}$${key}.${key}`).join(', ')} }`;
}

function isObject(file: string, name: string): boolean {
  return new RegExp(`export const ${name}\\b[^=]*=\\s*\\{`).test(readFileSync(file, 'utf8'));
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
