import { expect, it } from 'vitest';
import { checkPageScripts } from './check-page-scripts.ts';

it('takes the page that the installed React Router writes', async () => {
  await checkPageScripts();
});

it.each([
  ['its modules', 'type="module"', "type='module'", 'no script that imports the entry module'],
  ['its preloads', '<link rel="modulepreload"', '<link as="script" rel="modulepreload"', 'no module is preloaded'],
  [
    'its nonces',
    ' nonce="nonce-of-the-check"',
    " nonce='nonce-of-the-check'",
    'writes the nonce of a script otherwise',
  ],
  ['its scripts without a nonce', '<script nonce="nonce-of-the-check">', '<script>', 'hashScripts finds 1'],
])('fails when it writes %s otherwise', async (_, was, is, problem) => {
  await expect(checkPageScripts((html) => html.replaceAll(was, is))).rejects.toThrow(problem);
});
