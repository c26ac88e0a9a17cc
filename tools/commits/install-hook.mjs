// Run by npm after an installation (`prepare`), on any Node. It never fails: an installation does not depend on a hook.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const HOOK = `#!/bin/sh
check=tools/commits/check-message.mjs
{ [ -f "$check" ] && command -v node >/dev/null; } || exit 0
exec node "$check" "$1"
`;

/** Writes the hook commit-msg of the checkout in `root`. In CI, outside a checkout and over another hook it does nothing. */
export function installHook(root, env = process.env) {
  if (env.CI || !existsSync(resolve(root, '.git'))) return false;
  const { status, stdout } = spawnSync('git', ['rev-parse', '--git-path', 'hooks/commit-msg'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) return false;
  const hook = resolve(root, stdout.trim());
  if (existsSync(hook)) return false;
  mkdirSync(dirname(hook), { recursive: true });
  writeFileSync(hook, HOOK, { mode: 0o755 });
  return true;
}
