export {
  addBanners,
  type BannerOutcome,
  cutBannerPicture,
  findManagedBanner,
  type GivenBanner,
  listBanners,
  listManagedBanners,
  moveBanner,
  removeBanner,
  saveBanner,
} from './manage-banners.ts';
export {
  addBlock,
  findManagedBlock,
  findPictureUses,
  listHomeBlocks,
  listManagedBlocks,
  moveBlock,
  removeBlock,
  replaceBlocks,
  saveBlock,
} from './manage-blocks.ts';
