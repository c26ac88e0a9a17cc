export { type OpenPicture, openPicture, WorkQueue } from './open-picture.ts';
export { disownUploads, exportUploads, forgetUploads, personalUploads } from './personal-data.ts';
export {
  keepPicture,
  keepUpload,
  type PreparedUpload,
  prepareUpload,
  type StoredUpload,
  storeUpload,
  type UploadLimits,
  type UploadRefusal,
  type UploadResult,
} from './store-upload.ts';
export {
  assignUpload,
  type FoundUpload,
  findPrivateUpload,
  findUpload,
  type PublicPicture,
  publishUpload,
  removeUpload,
  removeUploadBytes,
} from './upload-file.ts';
