import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { migrate } from '#platform/db/server/migrate.ts';
import { FILE_AREAS, type ShopFiles } from '#platform/files/server/index.ts';
import { checkArchive, readArchive } from './archive-file.ts';
import { BrokenArchive, type ReadPart } from './archive-parts.ts';
import { FILE_PARTS } from './backup-shop.ts';
import { type DatabaseFacts, databaseFacts, FACTS_PART, TABLE_PARTS } from './dump-database.ts';
import { DatabaseLoad } from './load-database.ts';
import { prepareTarget } from './prepare-target.ts';

export interface RestorePlan {
  archive: string;
  key?: string;
  databaseUrl: string;
  files: ShopFiles;
  /** Gives up what is in the database. */
  replace?: boolean;
}

export interface RestoreCount {
  /** When the backup was made. */
  createdAt: string;
  tables: number;
  rows: number;
  files: number;
}

/** Reads the archive to its end first: one that is broken or cut off changes nothing. Then files, and all rows at once. */
export async function restoreShop({
  archive,
  key,
  databaseUrl,
  files,
  replace = false,
}: RestorePlan): Promise<RestoreCount> {
  await checkArchive(archive, key);
  const facts = await readFacts(archive, key);
  await prepareTarget(databaseUrl, facts.migrations, { replace });
  const load = new DatabaseLoad(databaseUrl, facts);
  const count = { createdAt: facts.createdAt, tables: 0, files: 0 };
  try {
    await load.begin();
    for await (const { name, content } of readArchive(archive, key)) {
      if (name.startsWith(TABLE_PARTS)) {
        await load.fill(name.slice(TABLE_PARTS.length), content);
        count.tables += 1;
      } else if (name.startsWith(FILE_PARTS)) {
        await putBack(files, name.slice(FILE_PARTS.length), content);
        count.files += 1;
      } else await text(content);
    }
    await load.finish();
  } finally {
    await load.end();
  }
  await migrate(databaseUrl);
  return { ...count, rows: load.rows };
}

async function readFacts(archive: string, key?: string): Promise<DatabaseFacts> {
  for await (const { name, content } of readArchive(archive, key)) {
    if (name === FACTS_PART) return v.parse(databaseFacts, JSON.parse(await text(content)));
    break;
  }
  throw new BrokenArchive('the archive does not begin with what is in it');
}

async function putBack(files: ShopFiles, path: string, content: ReadPart['content']): Promise<void> {
  const [, area, name = ''] = /^(\w+)\/(.+)$/.exec(path) ?? [];
  const knownArea = FILE_AREAS.find((one) => one === area);
  if (!knownArea) throw new BrokenArchive(`the archive has a file where the shop has none: ${path}`);
  await files[knownArea].write(name, content);
}
