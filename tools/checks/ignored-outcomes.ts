import path from 'node:path';
import type { Expression, Node, SourceFile } from 'typescript/unstable/ast';
import {
  isAwaitExpression,
  isCallExpression,
  isExpressionStatement,
  isVoidExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import { type Finding, lineAt } from './finding.ts';

const ADVICE =
  'its outcome is ignored: handle it, pass it to mustSucceed, or write `void (await …)` with the reason in a comment';

/**
 * Calls used as a statement although they return an outcome: a union of string literals, or of objects distinguished by a literal
 * property such as `ok` or `kind`. TypeScript 7 exports its checker only as `typescript/unstable/*`; no other file uses it.
 */
export function findIgnoredOutcomes(root: string, isChecked: (file: string) => boolean): Finding[] {
  const api = new API({ cwd: root });
  try {
    const config = path.join(root, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript did not open ${config}`);
    const { program, checker } = project;
    const files = program.getSourceFileNames().filter((file) => isChecked(path.relative(root, file)));
    return files.flatMap((file) => {
      const source = program.getSourceFile(file);
      return source ? findInFile(source, checker, path.relative(root, file)) : [];
    });
  } finally {
    api.close();
  }
}

function findInFile(source: SourceFile, checker: Checker, file: string): Finding[] {
  const calls = listBareCalls(source);
  const types = calls.length > 0 ? checker.getTypeAtLocation(calls) : [];
  return calls.flatMap((call, at) => {
    const type = types[at];
    if (!type || !isOutcome(checker, type)) return [];
    return [{ place: `${file}:${lineAt(source.text, call.getStart(source))}`, problem: ADVICE }];
  });
}

function listBareCalls(source: SourceFile): Expression[] {
  const calls: Expression[] = [];
  const visit = (node: Node): void => {
    if (isExpressionStatement(node)) {
      // `void call()` without `await` only marks for the linter that the promise is not awaited.
      const { expression } = node;
      const outer = isVoidExpression(expression) ? expression.expression : expression;
      const call = isAwaitExpression(outer) ? outer.expression : outer;
      if (isCallExpression(call)) calls.push(outer);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return calls;
}

function isOutcome(checker: Checker, promised: Type): boolean {
  const type = unwrapPromise(checker, promised);
  if (!type.isUnionType()) return false;
  const members = type.getTypes().filter((member) => !['null', 'undefined'].includes(checker.typeToString(member)));
  if (members.length > 0 && members.every((member) => member.isStringLiteralType())) return true;
  const [first] = members;
  if (!first || members.length < 2 || !members.every((member) => member.isObjectType())) return false;
  return checker.getPropertiesOfType(first).some(({ name }) =>
    members.every((member) => {
      const property = checker.getPropertyOfType(member, name);
      return property !== undefined && isLiteral(checker.getTypeOfSymbol(property));
    }),
  );
}

function unwrapPromise(checker: Checker, type: Type): Type {
  const isPromise = type.isTypeReference() && type.getSymbol()?.name === 'Promise';
  return (isPromise && checker.getTypeArguments(type)[0]) || type;
}

function isLiteral(type: Type | undefined): boolean {
  if (type?.isUnionType()) return type.getTypes().every(isLiteral);
  return type?.isLiteralType() ?? false;
}
