import { existsSync } from 'node:fs';
import { filesOf, parseConfig } from '#server/config.ts';
import { BrokenArchive } from './backup/archive-parts.ts';
import { backupKey } from './backup/backup-key.ts';
import { CommandError } from './shop-tool/shop-command.ts';
import { parseCommandLine } from './start/command-line.ts';
import { runTool } from './start/with-shop.ts';

const { positionals } = parseCommandLine({
  usage: 'npm run backup -- FILE',
  about: [
    'Writes the database and the files of the shop into one archive, while the shop runs: docs/backup.md.',
    'The archive is read to its end afterwards; the panel shows when the last one was made.',
    'With BACKUP_KEY (at least 32 characters) the archive is sealed; it can be restored only with the same key.',
  ],
  words: 1,
});

await runTool(async () => {
  const [target] = positionals;
  if (!target) throw new CommandError('Name the archive: npm run backup -- shop.backup');
  if (existsSync(target)) throw new CommandError(`${target} is there already.`);
  const { makeBackup } = await import('./backup/make-backup.ts');
  const { openDatabase } = await import('./start/open-database.ts');
  const config = parseConfig(process.env);
  const key = backupKey(process.env);
  const begun = performance.now();
  const database = await openDatabase(config);
  try {
    const plan = { databaseUrl: database.url, files: filesOf(config), target, key, now: new Date() };
    const { tables, files, bytes } = await makeBackup(plan);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const memory = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(
      `${tables} tables, ${files} files, ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s, ${memory} MB at most`,
    );
    console.log(`${target} is ${key === undefined ? 'not sealed: keep it as you keep the database' : 'sealed'}.`);
  } catch (error) {
    if (error instanceof BrokenArchive)
      throw new CommandError(`${target} was written but is no good: ${error.message}.`);
    throw error;
  } finally {
    await database.stop();
  }
  return 0;
});
