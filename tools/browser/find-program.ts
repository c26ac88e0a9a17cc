import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Where a browser is: the place stated in the environment first, then its usual names. A stated place that is wrong is an error, not a hint. */
export function findProgram(
  variable: string,
  commands: readonly string[],
  env: Record<string, string | undefined> = process.env,
  isProgram: (file: string) => boolean = canExecute,
): string | undefined {
  const stated = env[variable];
  if (stated) {
    if (!isProgram(stated)) throw new Error(`${variable} is ${stated}, but no program is there`);
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
