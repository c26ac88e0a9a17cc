import { copyFiles, FILE_AREAS, folderFiles, type ShopFiles } from '#platform/files/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { CommandError, type ShopCommand } from './shop-command.ts';

export const fileCommands: ShopCommand[] = [
  {
    name: 'files move',
    usage: '',
    help: 'copies the files of the data folder into the store of S3_BUCKET; started again it goes on',
    run: async (shop) => copyAll(folderFiles(shop.dataDir), storeOf(shop)),
  },
  {
    name: 'files check',
    usage: '',
    help: 'the same, and reads every file back from the store to compare it',
    run: async (shop) => copyAll(folderFiles(shop.dataDir), storeOf(shop), { readBack: true }),
  },
  {
    name: 'files fetch',
    usage: '',
    help: 'copies the files of the store back into the data folder',
    run: async (shop) => copyAll(storeOf(shop), folderFiles(shop.dataDir)),
  },
];

function storeOf({ files }: Shop): ShopFiles {
  if (files.made) return files;
  throw new CommandError('Name the store first: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
}

/** Derived files are not copied. */
async function copyAll(from: ShopFiles, to: ShopFiles, options = {}): Promise<string[]> {
  const lines: string[] = [];
  for (const area of FILE_AREAS) {
    const { copied, kept, bytes } = await copyFiles(from[area], to[area], options);
    lines.push(`${area}: ${copied} copied, ${kept} there already, ${(bytes / 1_000_000).toFixed(1)} MB in all`);
  }
  return lines;
}
