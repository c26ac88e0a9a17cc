export {
  findManagedCategory,
  listCategoryChoices,
  listManagedCategories,
  type ManagedCategory,
} from './list-categories.ts';
export { type MoveOutcome, moveCategory } from './move-category.ts';
export { NEW_CATEGORY, removeCategory, saveCategory } from './save-category.ts';
