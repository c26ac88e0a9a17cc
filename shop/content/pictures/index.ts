export {
  addPicture,
  describePicture,
  listPictures,
  type Picture,
  removePicture,
} from './manage-pictures.ts';
