import { expect, it } from 'vitest';
import { checkPageScripts } from './check-page-scripts.ts';

it('takes the page that the installed React Router writes', async () => {
  await checkPageScripts();
});

it.each([
  [
    'its nonces',
    ' nonce="nonce-of-the-check"',
    " nonce='nonce-of-the-check'",
    'writes the nonce of a script otherwise',
  ],
  ['its scripts without a nonce', '<script nonce="nonce-of-the-check">', '<script>', 'hashInline finds 1'],
])('fails when it writes %s otherwise', async (_, was, is, problem) => {
  await expect(checkPageScripts((html) => html.replaceAll(was, is))).rejects.toThrow(problem);
});
