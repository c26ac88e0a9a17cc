import path from 'node:path';
import { type Finding, lineAt } from './finding.ts';

/** Creates the tables of a new shop: no older version runs next to it. */
const BASELINE = '0000_baseline.sql';

/** `-- unused since 0.2.0: no code reads it`, before the statement. */
const MARK = /^--\s*unused since (\d+\.\d+\.\d+): \S/;

const ADVICE =
  'the version before runs next to this one (O.49): add first, stop using it in one release, take away in a later one under “-- unused since <that release>: <why>”';

const INDEX_ADVICE =
  'the table is locked for writes until it is built and all migrations are through: let it be built by hand before the update (create index concurrently) and say “if not exists” here';

interface Statement {
  text: string;
  offset: number;
  /** The release that stopped using what it takes away. */
  unusedSince: string | undefined;
}

/** Statements of an unmarked migration that break a running node of the version before (docs/many-machines.md). */
export function findBreakingStatements(file: string, sql: string, version: string): Finding[] {
  if (path.posix.basename(file) === BASELINE) return [];
  const statements = splitStatements(sql);
  const made = new Set(
    statements.flatMap(({ text }) => /^create table (?:if not exists )?(\S+)/.exec(text)?.[1] ?? []),
  );
  const added = namesIn(statements, /\badd column (?:if not exists )?(\w+)/g);
  const madeAgain = namesIn(statements, CREATED);
  return statements.flatMap(({ text, offset, unusedSince }) => {
    const place = `${file}:${lineAt(sql, offset)}`;
    if (buildsIndex(text, made)) return [{ place, problem: `builds an index on a table in use: ${INDEX_ADVICE}` }];
    const problem = judge(text, made, added) ?? judgeDrop(text, made, madeAgain);
    if (!problem) return [];
    if (unusedSince === undefined) return [{ place, problem: `${problem}: ${ADVICE}` }];
    if (isBefore(unusedSince, version)) return [];
    return [{ place, problem: `${problem}: ${unusedSince} is no release before ${version}` }];
  });
}

const ALTERED = /^alter table (?:if exists )?(?:only )?(\S+) (.*)$/;
/** An object that a file creates may be dropped in it too: it then replaces one of the same name. */
const CREATED = /\b(?:create (?:or replace )?(?:constraint )?trigger|add constraint) (\w+)/g;

function namesIn(statements: readonly Statement[], pattern: RegExp): string[] {
  return statements.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

/** `if not exists` says that it was built before; otherwise everybody who writes to the table waits for it. */
function buildsIndex(text: string, made: ReadonlySet<string>): boolean {
  const index = /^create (?:unique )?index (?!if not exists).*?\bon (?:only )?([\w.]+)/.exec(text);
  return index !== null && !made.has(index[1] ?? '');
}

/** Without an index the version before is slow, without a trigger or a constraint its data go wrong. */
function judgeDrop(text: string, made: ReadonlySet<string>, again: readonly string[]): string | undefined {
  if (/^drop index\b/.test(text)) return 'drops an index';
  const trigger = /^drop trigger (?:if exists )?(\w+)/.exec(text)?.[1];
  if (trigger) return again.includes(trigger) ? undefined : 'drops a trigger';
  if (made.has(ALTERED.exec(text)?.[1] ?? '')) return undefined;
  const constraints = [...text.matchAll(/\bdrop constraint (?:if exists )?(\w+)/g)];
  return constraints.some(([, name = '']) => !again.includes(name)) ? 'drops a constraint' : undefined;
}

function judge(text: string, made: ReadonlySet<string>, added: readonly string[]): string | undefined {
  const namesNew = (part: string) => added.some((name) => new RegExp(`\\b${name}\\b`).test(part));
  const dropped = /^drop (table|view|materialized view|type|function|sequence|schema)\b/.exec(text);
  if (dropped) return `drops a ${dropped[1]}`;
  if (/^alter (?:type|view|sequence|function|index|schema) .*\brename\b/.test(text)) return 'renames';
  const unique = /^create unique index .*? on (?:only )?([\w.]+)/.exec(text);
  if (unique) return made.has(unique[1] ?? '') || namesNew(text) ? undefined : 'demands what was not unique to be';
  const altered = ALTERED.exec(text);
  if (!altered || made.has(altered[1] ?? '')) return undefined;
  return splitActions(altered[2] ?? '')
    .map((action) => judgeAction(action, namesNew))
    .find(Boolean);
}

function judgeAction(action: string, namesNew: (part: string) => boolean): string | undefined {
  if (/^rename\b/.test(action)) return 'renames';
  if (/^drop (?!constraint\b)/.test(action)) return 'drops a column';
  if (/^add (?:constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)/.test(action))
    return namesNew(action) ? undefined : 'demands of rows what was not demanded before';
  if (/^add\b.*\bnot null\b/.test(action) && !/\b(?:default|generated|serial|bigserial)\b/.test(action))
    return 'adds a column that must be filled and has no default';
  const column = /^alter (?:column )?(\w+) (.*)$/.exec(action);
  if (!column || namesNew(column[1] ?? '')) return undefined;
  if (/^(?:set data )?type\b/.test(column[2] ?? '')) return 'changes the type of a column';
  if (/^set not null\b/.test(column[2] ?? '')) return 'demands a column to be filled';
  return /^drop default\b/.test(column[2] ?? '') ? 'takes the default of a column away' : undefined;
}

/** Lower case, one space, names without quotes and schema; bodies of functions and texts are empty. */
function splitStatements(sql: string): Statement[] {
  const bare = sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, (text) => text.replace(/[^\n]/g, ' '));
  const statements: Statement[] = [];
  let offset = 0;
  for (const part of bare.split(/(?<=;)/)) {
    const text = part
      .replace(/--.*$/gm, ' ')
      .replace(/"/g, '')
      .replace(/\bpublic\./g, '')
      .toLowerCase()
      .replace(/[\s;]+/g, ' ')
      .trim();
    const code = part.search(/^[ \t]*(?!--)\S/m);
    const unusedSince = part
      .split('\n')
      .map((line) => MARK.exec(line.trim())?.[1])
      .find(Boolean);
    if (text) statements.push({ text, offset: offset + Math.max(code, 0), unusedSince });
    offset += part.length;
  }
  return statements;
}

/** At commas outside parentheses. */
function splitActions(text: string): string[] {
  const actions = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) actions.push('');
    else actions[actions.length - 1] += character;
  }
  return actions.map((action) => action.trim());
}

function isBefore(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  for (let place = 0; place < 3; place += 1) {
    const difference = (a?.[place] ?? 0) - (b?.[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
