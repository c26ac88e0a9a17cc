import path from 'node:path';
import { type Finding, lineAt } from './finding.ts';

export type Repository = {
  scripts: ReadonlySet<string>;
  exists(file: string): boolean;
  hasFileNamed(name: string): boolean;
  hasDecision(number: number): boolean;
  /** Is it a word of the sources? */
  isInCode(name: string): boolean;
};

const topFolders = [
  '.ci',
  'demo',
  'docs',
  'e2e',
  'lab',
  'modules',
  'panel',
  'platform',
  'server',
  'storefront',
  'tools',
  'wire',
];
const command = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g;
const repositoryPath = new RegExp(
  `(?<![\\w./#@-])#?((?:${topFolders.map((folder) => folder.replace('.', '\\.')).join('|')})/[\\w./@+-]*)`,
  'g',
);
const bareFileName = /(?<![\w./*<>{}…-])([\w.-]+\.(?:md|json|ts|css))(?![\w/])/g;
const link = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g;
/** Requirements name the decision that explains a deviation from the specification. */
const decision = /\bdecisions? (\d{1,4})\b/gi;
/** Text that a reader types or clicks: code spans, code blocks and links. Plain sentences name no files. */
const code = /```[\s\S]*?```|`[^`\n]+`/g;

/** A span that is one name of the code: `nextDraft`, `OrderView`, `PAYMENT_KINDS`. */
const identifier = /^`([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z][A-Z_]{2,})`$/;
/** Recipes and the READMEs of modules send the reader to names inside files. */
const namesCode = (file: string) => file === 'CONTRIBUTING.md' || file.startsWith('modules/');

type Missing = { offset: number; problem: string };

/** Commands, files and decisions that a document names and that do not exist (any more). */
export function findMissingNames(file: string, text: string, repository: Repository): Finding[] {
  const missing = [...text.matchAll(code)].flatMap((part) =>
    [
      ...missingScripts(part[0], repository),
      ...missingPaths(part[0], repository),
      ...missingFileNames(part[0], repository),
      ...(namesCode(file) ? missingIdentifiers(part[0], repository) : []),
    ].map(({ offset, problem }) => ({ offset: part.index + offset, problem })),
  );
  return [...missing, ...missingLinks(file, text, repository), ...missingDecisions(text, repository)].map(
    ({ offset, problem }) => ({
      place: `${file}:${lineAt(text, offset)}`,
      problem,
    }),
  );
}

function missingScripts(part: string, repository: Repository): Missing[] {
  return [...part.matchAll(command)]
    .map((match) => ({ offset: match.index, script: match[1] ?? match[2] ?? '' }))
    .filter(({ script }) => !repository.scripts.has(script))
    .map(({ offset, script }) => ({ offset, problem: `no script "${script}" in package.json` }));
}

function missingPaths(part: string, repository: Repository): Missing[] {
  return [...part.matchAll(repositoryPath)]
    .filter((match) => !isPlaceholder(part.slice(match.index + match[0].length)))
    .map((match) => ({ offset: match.index, named: (match[1] ?? '').replace(/[.,]$/, '') }))
    .filter(({ named }) => !repository.exists(named))
    .map(({ offset, named }) => ({ offset, problem: `no file ${named} in the repository` }));
}

/** `<screen>`, `{id}`, `*`, `…` stand for many files. */
const isPlaceholder = (rest: string) => /^[<{*…[]/.test(rest);

function missingFileNames(part: string, repository: Repository): Missing[] {
  // In a code block a bare name may be a file the reader makes.
  if (part.startsWith('```')) return [];
  return [...part.matchAll(bareFileName)]
    .map((match) => ({ offset: match.index, name: match[1] ?? '' }))
    .filter(({ name }) => !repository.hasFileNamed(name))
    .map(({ offset, name }) => ({ offset, problem: `no file is named ${name}` }));
}

function missingIdentifiers(part: string, repository: Repository): Missing[] {
  const name = identifier.exec(part)?.[1];
  return name === undefined || repository.isInCode(name)
    ? []
    : [{ offset: 0, problem: `nothing in the code is called ${name}` }];
}

function missingLinks(file: string, text: string, repository: Repository): Missing[] {
  return [...text.matchAll(link)]
    .map((match) => ({
      offset: match.index,
      target: path.posix.join(path.posix.dirname(file), decodeURI(match[1] ?? '')),
    }))
    .filter(({ target }) => !repository.exists(target))
    .map(({ offset, target }) => ({ offset, problem: `the link leads to ${target}, which does not exist` }));
}

function missingDecisions(text: string, repository: Repository): Missing[] {
  return [...text.matchAll(decision)]
    .map((match) => ({ offset: match.index, number: Number(match[1]) }))
    .filter(({ number }) => !repository.hasDecision(number))
    .map(({ offset, number }) => ({ offset, problem: `no decision ${number} in docs/decisions` }));
}
