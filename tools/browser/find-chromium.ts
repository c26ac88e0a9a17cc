import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The shell without windows first: it opens a page three times as fast, because it draws no toolbar that nobody sees. */
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where Chromium is: the stated place first, then the usual names. A stated place that is wrong is an error, not a hint. */
export function findChromium(
  env: Record<string, string | undefined> = process.env,
  isProgram: (file: string) => boolean = canExecute,
): string | undefined {
  const stated = env.CHROMIUM_PATH;
  if (stated) {
    if (!isProgram(stated)) throw new Error(`CHROMIUM_PATH is ${stated}, but no program is there`);
    return stated;
  }
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(path.delimiter).filter(Boolean)];
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command))).find(isProgram);
}

function canExecute(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
