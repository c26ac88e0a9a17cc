import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../source/source-files.ts';

export type CommandResult = { code: number; output: string };

/** Installed commands first, so that the pinned Node and tools run on every machine. */
const pathWithInstalled = [path.join(repositoryRoot, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);

/** Runs an installed command in the repository; `show` lets its output through instead of keeping it. */
export function runCommand(
  command: string,
  args: string[],
  options: { show?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: repositoryRoot,
      env: { ...process.env, ...options.env, PATH: pathWithInstalled },
      stdio: ['ignore', options.show ? 'inherit' : 'pipe', options.show ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output }),
    );
  });
}
