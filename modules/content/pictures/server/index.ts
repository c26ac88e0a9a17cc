export {
  addPicture,
  describePicture,
  isKnownPicture,
  listPictures,
  type Picture,
  removePicture,
} from './manage-pictures.ts';
