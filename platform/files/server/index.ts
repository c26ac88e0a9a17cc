export { type CopyCount, copyFiles } from './copy-files.ts';
export {
  type ByteRange,
  type FileFacts,
  type FileStore,
  type OpenedFile,
  readFileOf,
  StoreError,
  streamFile,
} from './file-store.ts';
export { FolderStore, isMissing } from './folder-store.ts';
export type { S3Settings } from './s3-requests.ts';
export { FILE_AREAS, folderFiles, isRefusal, type ShopFiles, s3Files } from './shop-files.ts';
