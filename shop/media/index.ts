export { assignUpload, type FoundUpload, findPrivateUpload, findUpload } from './find-upload.ts';
export { type PublicPicture, publishUpload, removeUpload, removeUploadBytes } from './publish-upload.ts';
export {
  type StoredUpload,
  storeUpload,
  type UploadLimits,
  type UploadRefusal,
  type UploadResult,
} from './store-upload.ts';
