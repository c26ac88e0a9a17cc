export { assignUpload, type FoundUpload, findPrivateUpload, findUpload } from './find-upload.ts';
export { type OpenPicture, openPicture } from './open-picture.ts';
export { disownUploads, exportUploads, forgetUploads, personalUploads } from './personal-data.ts';
export { type PublicPicture, publishUpload, removeUpload, removeUploadBytes } from './publish-upload.ts';
export {
  keepUpload,
  prepareUpload,
  type StoredUpload,
  storeUpload,
  type UploadLimits,
  type UploadRefusal,
  type UploadResult,
} from './store-upload.ts';
export { WorkQueue } from './work-queue.ts';
