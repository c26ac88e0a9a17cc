import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../source/source-files.ts';
// @ts-expect-error: a plain module, which git runs on any Node
import { checkMessage } from './check-message.mjs';

describe('the commit message', () => {
  it.each([
    'feat: add a feed',
    'fix(payment): retry the BLIK status request when the connection returns',
    'refactor(sales/basket)!: rename the routes\n\nA body of any length; with anything in it, longer than seventy-two characters.',
    '# a comment of git; with more\n\ndocs: describe the checks\n# changes to be committed',
    'Merge branch "returns" into main; a subject of git',
    'Revert "feat: add a feed"',
    'fixup! feat: add a feed',
  ])('%j is accepted', (message) => {
    expect(checkMessage(message)).toEqual([]);
  });

  it.each([
    ['', 'type(scope)'],
    ['add a feed', 'type(scope)'],
    ['feature: add a feed', 'type(scope)'],
    ['feat:add a feed', 'type(scope)'],
    ['feat(Feeds): add one', 'type(scope)'],
    ['fix: mend one; fix: mend another', '";"'],
    [`fix: ${'x'.repeat(68)}`, '73 characters'],
  ])('%j is rejected: %s', (message, problem) => {
    expect(checkMessage(message)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('the hook that npm ci installs', () => {
  let root: string;
  const { prepare } = (
    JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as { scripts: { prepare: string } }
  ).scripts;
  const env = { ...process.env, CI: '', GIT_CONFIG_GLOBAL: '/dev/null' };
  const run = (more: Record<string, string> = {}) =>
    spawnSync(prepare, { cwd: root, shell: true, encoding: 'utf8', env: { ...env, ...more } });
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@sklep.example', ...args], {
      cwd: root,
      encoding: 'utf8',
      env,
    });
  const hook = () => path.join(root, '.git/hooks/commit-msg');

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'commits-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function copyTools() {
    mkdirSync(path.join(root, 'tools/commits'), { recursive: true });
    for (const name of ['check-message.mjs', 'install-hook.mjs']) {
      copyFileSync(path.join(import.meta.dirname, name), path.join(root, 'tools/commits', name));
    }
  }

  function initCheckout() {
    execFileSync('git', ['init', '--quiet', '--template='], { cwd: root, env });
  }

  it('rejects a commit with a bad message and lets a good one pass', () => {
    copyTools();
    initCheckout();
    expect(run().status).toBe(0);
    const bad = git('commit', '--allow-empty', '-m', 'several; changes');
    expect(bad.status).not.toBe(0);
    expect(bad.stderr).toContain('one commit for each');
    expect(git('commit', '--allow-empty', '-m', 'docs: describe the feed').status).toBe(0);
  });

  it('does not replace a hook of the developer', () => {
    copyTools();
    initCheckout();
    mkdirSync(path.dirname(hook()), { recursive: true });
    writeFileSync(hook(), '#!/bin/sh\n');
    expect(run().status).toBe(0);
    expect(readFileSync(hook(), 'utf8')).toBe('#!/bin/sh\n');
  });

  it('is not installed in CI, and nothing fails', () => {
    copyTools();
    initCheckout();
    expect(run({ CI: 'true' })).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(hook())).toBe(false);
  });

  it.each([
    ['outside a checkout', copyTools],
    ['where the tools are not copied yet, as in the Dockerfile', () => {}],
    ['without git', () => [copyTools(), mkdirSync(path.join(root, '.git'))]],
  ])('does nothing %s, and nothing fails', (_, arrange) => {
    arrange();
    expect(run({ PATH: path.dirname(process.execPath) })).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(hook())).toBe(false);
  });
});
