import path from 'node:path';

/** The part of Vitest's report that says what went wrong. */
export type TestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

/** Where, what and why of every failed test, and of every file that did not load. */
export function listFailures(files: TestFile[], root: string): string[] {
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${file}: ${message}`];
      return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`);
    });
}
