import { existsSync } from 'node:fs';
import { runCommand } from '../verify/run-command.ts';
import { findChromium } from './find-chromium.ts';

const advice =
  'Install Chromium (on Debian: apt-get install chromium-headless-shell) or say where it is with CHROMIUM_PATH.';

/** Finds Chromium, or installs Debian's when this is root on Debian. */
export async function ensureChromium(print: (line: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(`No Chromium found. ${advice}`);
  print('No Chromium found, installing it with apt-get ...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']]) {
    const { code, output } = await runCommand('apt-get', args, { env });
    if (code !== 0) throw new Error(`apt-get ${args[0]} failed. ${advice}\n${output}`);
  }
  const installed = findChromium();
  if (!installed) throw new Error(`apt-get installed Chromium, but it cannot be found. ${advice}`);
  return installed;
}
