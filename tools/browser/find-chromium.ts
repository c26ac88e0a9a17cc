import { findProgram } from './find-program.ts';

/** The shell without windows first: it opens a page three times as fast, because it draws no toolbar that nobody sees. */
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findChromium(
  env?: Record<string, string | undefined>,
  isProgram?: (file: string) => boolean,
): string | undefined {
  return findProgram('CHROMIUM_PATH', commands, env, isProgram);
}
