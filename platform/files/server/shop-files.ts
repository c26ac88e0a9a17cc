import { join } from 'node:path';
import { type FileStore, StoreError } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { S3Requests, type S3Settings } from './s3-requests.ts';
import { S3Store } from './s3-store.ts';

/** Files that every node needs and that cannot be made again. */
export const FILE_AREAS = ['media', 'uploads', 'imports'] as const;

export type ShopFiles = Record<(typeof FILE_AREAS)[number], FileStore> & {
  /** Pictures in the widths of the shop, for nodes that have not made them; null where each has its own folder alone. */
  made: FileStore | null;
  check(): Promise<void>;
};

/** Everything in the data folder: one node, or several that share the folder. */
export function folderFiles(dataDir: string): ShopFiles {
  const area = (name: string) => new FolderStore(join(dataDir, name));
  return {
    media: area('media'),
    uploads: area('uploads'),
    imports: area('imports'),
    made: null,
    check: async () => {},
  };
}

/** Everything in a bucket: nodes share nothing but it and the database. */
export function s3Files(
  settings: S3Settings,
  { timeout, listedAtOnce }: { timeout?: number; listedAtOnce?: number } = {},
): ShopFiles {
  const requests = new S3Requests(settings, timeout);
  const area = (name: string) => new S3Store(requests, `${settings.prefix}${name}/`, listedAtOnce);
  return {
    media: area('media'),
    uploads: area('uploads'),
    imports: area('imports'),
    made: area('images'),
    async check() {
      const query = { 'list-type': '2', 'max-keys': '1', prefix: settings.prefix };
      const answer = await requests.ask({ method: 'GET', key: '', query });
      answer?.resume();
    },
  };
}

/** The store refused the request: a repetition is refused too until its settings change. */
export function isRefusal(error: unknown): error is StoreError {
  return error instanceof StoreError && error.status !== undefined && error.status < 500 && error.status !== 429;
}
