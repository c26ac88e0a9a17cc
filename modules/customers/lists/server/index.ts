export { adoptLists } from './adopt-lists.ts';
export { addToList, createListOf, moveToList, removeFromList } from './change-items.ts';
export {
  createList,
  deleteList,
  ensureFirstList,
  type ListResult,
  type ListSettings,
  setList,
} from './change-lists.ts';
export type { ListOwner } from './find-lists.ts';
export {
  countLists,
  type FoundList,
  findList,
  findOwnList,
  getListPhotos,
  getLists,
  type ListHead,
  type ListItem,
  listListSavers,
} from './find-lists.ts';
export { personalLists } from './personal-data.ts';
export { LISTS_OF_VISITOR } from './tables.ts';
