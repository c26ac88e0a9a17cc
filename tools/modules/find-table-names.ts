import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSyntaxNode, parseSource, type SyntaxNode, walkSyntax } from '../source/parse-source.ts';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';
import { isTestFile, locateFile } from './locate-file.ts';

/** A table of a module that the SQL of a file outside that module names. */
export interface ForeignTable {
  file: string;
  table: string;
  owner: string;
}

/** Every table of a module with the module's name, from the `pgTable` calls. */
export function listTableOwners(root = repositoryRoot): Map<string, string> {
  return new Map(
    sourceFiles(['modules/*/*/server/**/*.ts'], root)
      .filter((file) => !isTestFile(file))
      .flatMap((file) =>
        listTables(readFileSync(path.join(root, file), 'utf8')).map((table): [string, string] => [
          table,
          locateFile(file).unit,
        ]),
      ),
  );
}

export function listTables(text: string): string[] {
  return [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table = '']) => table);
}

/** SQL of the product that names a table of another module. The process (`server/`) and the demo may name all tables. */
export function findForeignTables(owners: ReadonlyMap<string, string>, root = repositoryRoot): ForeignTable[] {
  return sourceFiles(['{modules,panel,platform,storefront,wire}/**/*.{ts,tsx}'], root)
    .filter((file) => !isTestFile(file))
    .flatMap((file) => {
      const own = locateFile(file).unit;
      return findTableNames(file, readFileSync(path.join(root, file), 'utf8'), owners).flatMap((table) => {
        const owner = owners.get(table);
        return owner === undefined || owner === own ? [] : [{ file, table, owner }];
      });
    });
}

const STATEMENT =
  /^[\s(]*(?:select|with|insert\s+into|update|delete\s+from|merge\s+into|copy|lock\s+table|truncate|create|alter|drop|analyze|vacuum)\b/i;
/** A table behind a keyword, in a list of tables or of `copy`, or before the name of a column. */
const NAME =
  /\b(?:from|join|into|update|using|table|only|copy|analyze|vacuum|truncate)\s+(?:public\.)?"?([a-z_]\w*)"?|(?<=\bfrom\s+\w+(?:\s+\w+)?\s*,\s*)"?([a-z_]\w*)"?|(?<![\w.$'])"?([a-z_]\w*)"?\.(?="?[a-z_*])/gi;

/** Tables that raw SQL in a file names: in templates tagged `sql`, and in texts that begin like a statement. */
export function findTableNames(file: string, text: string, tables: ReadonlyMap<string, unknown>): string[] {
  const found = new Set<string>();
  walkSyntax(parseSource(file, text).program, (node) => {
    const sql = readSql(node);
    for (const match of sql?.matchAll(NAME) ?? []) {
      const name = match.slice(1).find((group) => group !== undefined);
      if (name !== undefined && tables.has(name)) found.add(name);
    }
    return undefined;
  });
  return [...found].sort();
}

function readSql(node: SyntaxNode): string | undefined {
  if (node.type === 'TaggedTemplateExpression') {
    const tag = isSyntaxNode(node.tag) ? node.tag : undefined;
    return tag?.type === 'Identifier' && tag.name === 'sql' ? readTemplate(node.quasi) : undefined;
  }
  const text = node.type === 'TemplateLiteral' ? readTemplate(node) : node.type === 'Literal' ? node.value : undefined;
  return typeof text === 'string' && STATEMENT.test(text) ? text : undefined;
}

/** Its fixed parts, with a parameter for each value between them. */
function readTemplate(template: unknown): string {
  const quasis = isSyntaxNode(template) && Array.isArray(template.quasis) ? template.quasis : [];
  return quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join('$1');
}
