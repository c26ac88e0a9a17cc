export { copyUpload } from './copy-upload.ts';
export { type OpenPicture, openPicture, WorkQueue } from './open-picture.ts';
export { disownUploads, exportUploads, forgetUploads, personalUploads } from './personal-data.ts';
export {
  keepPicture,
  keepPictureFor,
  type PreparedUpload,
  prepareUpload,
  recordUpload,
  type StoredUpload,
  storeUpload,
  type UploadLimits,
  type UploadRefusal,
  type UploadResult,
  writeUpload,
} from './store-upload.ts';
export { uploads } from './tables.ts';
export {
  assignUpload,
  type FoundUpload,
  findPrivateUpload,
  findUpload,
  openUpload,
  type PublicPicture,
  publishUpload,
  removeUpload,
  removeUploadBytes,
} from './upload-file.ts';
