// Called by git as the hook commit-msg with the file of the message, on any Node: no imports from npm.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const MAX_LENGTH = 72;
const FORM = /^(?:feat|fix|perf|refactor|test|docs|build|style|chore)(?:\([a-z0-9-]+(?:\/[a-z0-9-]+)*\))?!?: \S/;
/** Subjects that git writes itself. */
const WRITTEN_BY_GIT = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;

/** Problems of a commit message, none for a good one. */
export function checkMessage(message) {
  const [subject = ''] = message.split('\n').filter((line) => !line.startsWith('#') && line.trim() !== '');
  if (WRITTEN_BY_GIT.test(subject)) return [];
  const problems = [];
  if (!FORM.test(subject))
    problems.push('the subject is "type(scope): imperative summary", with a type such as feat, fix or docs');
  if (subject.length > MAX_LENGTH)
    problems.push(`the subject has ${subject.length} characters, ${MAX_LENGTH} are allowed`);
  if (subject.includes(';')) problems.push('the subject joins changes by ";": make one commit for each');
  return problems;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = checkMessage(readFileSync(process.argv[2], 'utf8'));
  for (const problem of problems) console.error(`commit message: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
