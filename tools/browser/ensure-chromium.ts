import { existsSync } from 'node:fs';
import { runCommand } from '../verify/run-command.ts';
import { findChromium, HEADLESS_SHELL } from './find-chromium.ts';

const advice = `Install Chromium (on Debian: apt-get install ${HEADLESS_SHELL}) or say where it is with CHROMIUM_PATH.`;

/**
 * Finds Chromium. Root on Debian installs the headless shell when there is no Chromium, or only a full one: the browser tests take about
 * three times as long in a full one.
 */
export async function ensureChromium(print: (line: string) => void): Promise<string> {
  const found = findChromium();
  if (found && (process.env.CHROMIUM_PATH || found.endsWith(HEADLESS_SHELL))) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    if (found) return found;
    throw new Error(`No Chromium found. ${advice}`);
  }
  print(`${found ? 'No headless shell of Chromium' : 'No Chromium'} found, installing it with apt-get ...`);
  const failed = await installShell();
  const installed = findChromium();
  if (!installed) throw new Error(`${failed ?? 'apt-get installed Chromium, but it cannot be found.'} ${advice}`);
  if (failed) print(`${failed} Going on with ${installed}.`);
  return installed;
}

/** Undefined when it is installed, otherwise what failed. */
async function installShell(): Promise<string | undefined> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', HEADLESS_SHELL]]) {
    const { code, output } = await runCommand('apt-get', args, { env });
    if (code !== 0) return `apt-get ${args[0]} failed: ${output.trim().split('\n').at(-1)}.`;
  }
  return undefined;
}
