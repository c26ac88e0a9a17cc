import { existsSync } from 'node:fs';
import { runCommand } from '../verify/run-command.ts';
import { findChromium, HEADLESS_SHELL } from './find-chromium.ts';

/** The fallback faces of the shop are measured for Arial, whose widths Liberation Sans has: without either the page shifts. */
const FONTS = 'fonts-liberation';
const FONTS_FOLDER = '/usr/share/fonts/truetype/liberation';
const advice = `Install Chromium (on Debian: apt-get install ${HEADLESS_SHELL} ${FONTS}) or say where it is with CHROMIUM_PATH.`;

/**
 * Finds Chromium. Root on Debian installs the headless shell when there is no Chromium, or only a full one: the browser tests take about
 * three times as long in a full one. Root on Debian also installs the fonts that the tests of layout shifts need.
 */
export async function ensureChromium(print: (line: string) => void): Promise<string> {
  const found = findChromium();
  const hasBrowser = found && (process.env.CHROMIUM_PATH || found.endsWith(HEADLESS_SHELL));
  const missing = [...(hasBrowser ? [] : [HEADLESS_SHELL]), ...(existsSync(FONTS_FOLDER) ? [] : [FONTS])];
  if (missing.length === 0 && found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    if (found) return found;
    throw new Error(`No Chromium found. ${advice}`);
  }
  print(`Installing ${missing.join(' and ')} with apt-get ...`);
  const failed = await install(missing);
  const installed = findChromium();
  if (!installed) throw new Error(`${failed ?? 'apt-get installed Chromium, but it cannot be found.'} ${advice}`);
  if (failed) print(`${failed} Going on with ${installed}.`);
  return installed;
}

/** Undefined when the packages are installed, otherwise what failed. */
async function install(packages: readonly string[]): Promise<string | undefined> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await runCommand('apt-get', args, { env });
    if (code !== 0) return `apt-get ${args[0]} failed: ${output.trim().split('\n').at(-1)}.`;
  }
  return undefined;
}
