// S9.29
const LARGEST_PHOTO = { width: 2048, height: 1536 };

export function fitsPhotoSize(photo: { width: number; height: number }): boolean {
  return photo.width <= LARGEST_PHOTO.width && photo.height <= LARGEST_PHOTO.height;
}
