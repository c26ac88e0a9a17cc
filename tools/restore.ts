import { filesOf, parseConfig } from '#server/config.ts';
import { checkArchive } from './backup/archive-file.ts';
import { BrokenArchive } from './backup/archive-parts.ts';
import { backupKey } from './backup/backup-key.ts';
import { CommandError } from './shop-tool/shop-command.ts';
import { parseCommandLine } from './start/command-line.ts';
import { runTool } from './start/with-shop.ts';

const { values, positionals } = parseCommandLine({
  usage: 'npm run restore -- FILE [--check] [--replace]',
  about: [
    'Brings a backup into the database and the files these settings name: docs/backup.md.',
    'The archive is read to its end first: one that is broken or cut off changes nothing.',
    '--check    only reads the archive and says whether it is whole',
    '--replace  gives up what is in the database; without it only an empty one is filled',
  ],
  words: 1,
  options: { check: { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } },
});

await runTool(async () => {
  const [archive] = positionals;
  if (!archive) throw new CommandError('Name the archive: npm run restore -- shop.backup');
  try {
    console.log(await (values.check ? check(archive) : restore(archive)));
  } catch (error) {
    if (error instanceof BrokenArchive) throw new CommandError(`Nothing was restored: ${error.message}.`);
    throw error;
  }
  return 0;
});

async function check(archive: string): Promise<string> {
  const { parts, bytes } = await checkArchive(archive, backupKey(process.env));
  return `The archive is whole: ${parts} parts, ${(bytes / 1e6).toFixed(1)} MB.`;
}

async function restore(archive: string): Promise<string> {
  const { restoreShop } = await import('./backup/restore-shop.ts');
  const { openDatabase } = await import('./start/open-database.ts');
  const config = parseConfig(process.env);
  const begun = performance.now();
  const database = await openDatabase(config);
  try {
    const key = backupKey(process.env);
    const plan = { archive, key, databaseUrl: database.url, files: filesOf(config), replace: values.replace };
    const { createdAt, tables, rows, files } = await restoreShop(plan);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    return `As of ${createdAt}: ${tables} tables, ${rows} rows, ${files} files in ${seconds} s, ${memory} MB at most`;
  } finally {
    await database.stop();
  }
}
