import { helpText, readCommand } from './shop-tool/run-command.ts';
import { runTool, withShop } from './start/with-shop.ts';

/** `npm run shop -- …`: the owner's hands on orders, opinions, letters and pages, beside the running shop. */
const typed = process.argv.slice(2);

await runTool(async () => {
  const lines = isAskingForHelp() ? helpText() : await withShop(readCommand(typed).run);
  for (const line of lines) console.log(line);
  return 0;
});

function isAskingForHelp(): boolean {
  return typed.length === 0 || typed[0] === 'help' || typed.includes('--help');
}
