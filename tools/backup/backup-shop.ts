import { FILE_AREAS, type ShopFiles } from '#platform/files/server/index.ts';
import { writeArchive } from './archive-file.ts';
import type { NewPart } from './archive-parts.ts';
import { dumpDatabase } from './dump-database.ts';

export const FILE_PARTS = 'file/';

export interface BackupPlan {
  databaseUrl: string;
  files: ShopFiles;
  /** Where the archive goes. */
  target: string;
  /** Seals it; without one it is open. */
  key?: string;
  now: Date;
}

export interface BackupCount {
  tables: number;
  files: number;
  bytes: number;
}

/** Rows first, as of one moment; then files, so that every file that a row names has been written before. */
export async function backupShop({ databaseUrl, files, target, key, now }: BackupPlan): Promise<BackupCount> {
  const count: BackupCount = { tables: 0, files: 0, bytes: 0 };
  async function* parts(): AsyncGenerator<NewPart> {
    for await (const part of dumpDatabase(databaseUrl, now)) {
      count.tables += 1;
      yield counted(part, count);
    }
    // The first part was no table.
    count.tables -= 1;
    for await (const part of filesOfShop(files)) {
      count.files += 1;
      yield counted(part, count);
    }
  }
  await writeArchive(target, parts(), key);
  return count;
}

async function* filesOfShop(files: ShopFiles): AsyncGenerator<NewPart> {
  for (const area of FILE_AREAS) {
    for await (const { name } of files[area].list()) {
      const file = await files[area].open(name);
      // Deleted meanwhile; the rows, which are of the moment before, may still name it.
      if (file) yield { name: `${FILE_PARTS}${area}/${name}`, content: file.body };
    }
  }
}

function counted({ name, content }: NewPart, count: BackupCount): NewPart {
  async function* measured() {
    for await (const piece of content) {
      count.bytes += piece.byteLength;
      yield piece;
    }
  }
  return { name, content: measured() };
}
