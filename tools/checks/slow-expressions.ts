import { check } from 'recheck';
import { isSyntaxNode, parseSource, walkSyntax } from '../source/parse-source.ts';
import { type Finding, lineAt } from './finding.ts';

export interface Expression {
  place: string;
  source: string;
  flags: string;
}

/** Long enough for the slowest expression on a slow machine: one that cannot be judged is a finding too. */
const TIMEOUT = 120_000;

/** Every regular expression written in a file: literals, and texts given to `RegExp`. */
export function collectExpressions(file: string, text: string): Expression[] {
  if (!/\/|RegExp/.test(text)) return [];
  const expressions: Expression[] = [];
  walkSyntax(parseSource(file, text).program, (node) => {
    const place = `${file}:${lineAt(text, node.start)}`;
    const regex = node.type === 'Literal' && (node.regex as { pattern: string; flags: string } | undefined);
    if (regex) expressions.push({ place, source: regex.pattern, flags: regex.flags });
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const [source, flags] = [node.arguments].flat().map((argument) => isSyntaxNode(argument) && argument.value);
      const isRegExp = isSyntaxNode(node.callee) && node.callee.name === 'RegExp';
      if (isRegExp && typeof source === 'string') {
        expressions.push({ place, source, flags: typeof flags === 'string' ? flags : '' });
      }
    }
    return undefined;
  });
  return expressions;
}

/** Without an unbounded quantifier the time cannot grow with the text. */
function isBounded({ source }: Expression): boolean {
  const bare = source.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '');
  return !/[*+]|\{\d+,\}/.test(bare);
}

/** Judges each distinct expression once: recheck looks for texts on which the time grows faster than their length. */
export async function findSlowExpressions(expressions: readonly Expression[]): Promise<Finding[]> {
  const distinct = new Map(expressions.map((expression) => [`/${expression.source}/${expression.flags}`, expression]));
  const findings: Finding[] = [];
  for (const [written, expression] of distinct) {
    if (isBounded(expression)) continue;
    const verdict = await check(expression.source, expression.flags, { timeout: TIMEOUT, randomSeed: 1 });
    if (verdict.status === 'safe') continue;
    const reason = verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.error.kind;
    findings.push({ place: expression.place, problem: `${written} backtracks (${reason}): write it without` });
  }
  return findings;
}
