export {
  addPicture,
  describePicture,
  listPictures,
  type Picture,
  PICTURE_LIMITS,
  removePicture,
} from './manage-pictures.ts';
