import { findProgram } from './find-program.ts';

export const HEADLESS_SHELL = 'chromium-headless-shell';
/** The headless shell first: it opens a page three times as fast, because it renders no toolbar. */
const commands = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findChromium(
  env?: Record<string, string | undefined>,
  isProgram?: (file: string) => boolean,
): string | undefined {
  return findProgram('CHROMIUM_PATH', commands, env, isProgram);
}
