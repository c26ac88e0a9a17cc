import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MODULES } from '#modules/order.ts';
import { repositoryRoot, sourceFiles } from '../source/source-files.ts';
import { findCircles, findImportProblems, listImports } from './find-import-problems.ts';
import { findForeignTables, listTableOwners, listTables } from './find-table-names.ts';
import { isTestFile } from './locate-file.ts';

/** Imports and table names that broke the rules when the modules were made. The list only becomes shorter: a resolved one is removed. */
const OPEN = 'tools/modules/open-imports.txt';

/** Everything that contradicts `modules/order.ts`: imports, names of tables in SQL, folders and missing READMEs. */
export function checkModules(root = repositoryRoot): { problems: string[]; summary: string } {
  const imports = listImports(root);
  const open = readOpenImports(root);
  const found = new Map([
    ...findImportProblems(imports).map(({ from, specifier, advice }): [string, string] => [
      `${from} ${specifier}`,
      `${from} imports ${specifier}: ${advice}`,
    ]),
    ...findForeignTables(listTableOwners(root), root).map(({ file, table, owner }): [string, string] => [
      `${file} table:${table}`,
      `${file} names the table ${table} in SQL: ${owner} owns it and exports a query`,
    ]),
  ]);
  const problems = [
    ...[...found].filter(([key]) => !open.has(key)).map(([, problem]) => problem),
    ...[...open].filter((key) => !found.has(key)).map((key) => `${OPEN} names what is resolved: ${key}`),
    ...findCircles(imports),
    ...findFolderProblems(root),
  ];
  return { problems, summary: `${MODULES.length} modules, ${imports.length} imports, ${open.size} open` };
}

function readOpenImports(root: string): Set<string> {
  const file = path.join(root, OPEN);
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []);
}

/** Each folder below modules/ is in the list and has a README that names its tables, and the list names no other. */
function findFolderProblems(root: string): string[] {
  const modules = path.join(root, 'modules');
  const folders = readdirSync(modules, { withFileTypes: true })
    .filter((area) => area.isDirectory())
    .flatMap((area) => readdirSync(path.join(modules, area.name)).map((name) => `${area.name}/${name}`));
  const listed = new Set<string>(MODULES);
  return [
    ...folders.filter((folder) => !listed.has(folder)).map((folder) => `modules/order.ts does not name ${folder}`),
    ...[...listed]
      .filter((name) => !folders.includes(name))
      .map((name) => `modules/order.ts names ${name}, which does not exist`),
    ...folders.flatMap((folder) => findReadmeProblems(root, `modules/${folder}`)),
  ];
}

function findReadmeProblems(root: string, folder: string): string[] {
  const file = path.join(root, folder, 'README.md');
  if (!existsSync(file)) return [`${folder} has no README.md`];
  const readme = readFileSync(file, 'utf8');
  return sourceFiles([`${folder}/server/**/*.ts`], root)
    .filter((source) => !isTestFile(source))
    .flatMap((source) => listTables(readFileSync(path.join(root, source), 'utf8')))
    .filter((table) => !readme.includes(`\`${table}\``))
    .map((table) => `${folder}/README.md does not name the table ${table}`);
}
