export { archiveProduct } from './archive-product.ts';
export {
  type BulkPreview,
  type BulkRow,
  type BulkTarget,
  bulkHandler,
  listBulk,
  previewBulk,
  startBulk,
  undoBulk,
} from './bulk-change.ts';
export { createProduct } from './create-product.ts';
export { dropDraft, findDraft, saveDraft } from './drafts.ts';
export { duplicateProduct } from './duplicate-product.ts';
export {
  type AddEnclosureOutcome,
  addEnclosure,
  listEnclosures,
  moveEnclosure,
  nameEnclosure,
  removeEnclosure,
} from './enclosures.ts';
export { findMaker, findManagedSize, listPartNames } from './find-managed.ts';
export { listHistories } from './list-histories.ts';
export { listNamed } from './list-named.ts';
export { countManagedProducts, type ListedProduct, type ListedSize, listManagedProducts } from './list-products.ts';
export { NEW_SIZE } from './parse-typed.ts';
export {
  type AddPhotoOutcome,
  addPhoto,
  describePhoto,
  focusPhoto,
  listPhotos,
  orderPhotos,
  removePhoto,
} from './photos.ts';
export { cancelPlan, listPlans, type PlannedSize, planReduction, previewPlan } from './planned-reductions.ts';
export { previewDraft } from './preview-draft.ts';
export { runReductions } from './run-reductions.ts';
export { type Difference, type SaveProductOutcome, saveProduct } from './save-product.ts';
export { setVisible, type VisibleOutcome } from './set-visible.ts';
export { productDrafts } from './tables.ts';
export { type ProductEdit, readTyped } from './typed-product.ts';
export {
  findUnderpricedBundle,
  listUnderpricedBundles,
  listUnderpricedWith,
  type UnderpricedBundle,
} from './underpriced-bundles.ts';
