import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

interface CommandHelp<Options extends ParseArgsOptionsConfig> {
  /** As it is typed: `npm run bench -- [--products 400,100000]`. */
  usage: string;
  /** A description of the command and of each option. */
  about: readonly string[];
  options?: Options;
  /** The most words it takes besides options. */
  words?: number;
}

/**
 * The arguments typed after the name of a command. `--help` is answered here and ends the process before anything is started; so
 * does what the command does not know, with a sentence and exit code 2.
 */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(help: CommandHelp<Options>) {
  const { usage, about, words = 0 } = help;
  // Before the parsing, which stops at the first unknown option.
  if (process.argv.includes('--help')) {
    console.log([usage, '', ...about.map((line) => `  ${line}`)].join('\n'));
    process.exit(0);
  }
  try {
    const typed = parseArgs({ options: help.options ?? ({} as Options), allowPositionals: words > 0 });
    const strange = typed.positionals[words];
    if (strange !== undefined) refuseCommand(`“${strange}” is too much`, usage);
    return typed;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node goes on with advice for programmers.
    return refuseCommand(error.message.split(/\.\s/)[0] ?? '', usage);
  }
}

/** Ends a command that was not understood, with a sentence that says how it is. */
export function refuseCommand(why: string, usage: string): never {
  console.error(`${why}. Say: ${usage}`);
  process.exit(2);
}
