import { helpText, parseCommand } from './shop-tool/run-command.ts';
import { runTool, withShop } from './start/with-shop.ts';

/** `npm run shop -- …`: what an owner must be able to do on the server without the panel, while the shop runs. */
const typed = process.argv.slice(2);

await runTool(async () => {
  const lines = isHelpRequest() ? helpText(asked()) : await runTyped();
  for (const line of lines) console.log(line);
  return 0;
});

/** A mistyped command is refused before the shop is opened. */
async function runTyped(): Promise<string[]> {
  const command = parseCommand(typed);
  return withShop((shop) => command.run({ ...shop, actor: { kind: 'command' } }));
}

/** `help`, `settings help`, `settings set help`, and `--help` anywhere. */
function isHelpRequest(): boolean {
  if (typed.length === 0 || typed.includes('--help')) return true;
  return typed.length <= 3 && typed.at(-1) === 'help';
}

/** About what help is asked: nothing, an area, or one command of it. */
function asked(): string {
  return typed
    .filter((word) => !word.startsWith('-') && word !== 'help')
    .slice(0, 2)
    .join(' ');
}
