export { adoptLists } from './adopt-lists.ts';
export { addToList, moveToList, removeFromList } from './change-items.ts';
export {
  createList,
  deleteList,
  ensureFirstList,
  type ListResult,
  type ListSettings,
  setList,
} from './change-lists.ts';
export { getListPhotos } from './get-list-photos.ts';
export type { ListOwner } from './list-owner.ts';
export { personalLists } from './personal-data.ts';
export { type FoundList, findList, findOwnList, getLists, type ListHead, type ListItem } from './read-lists.ts';
