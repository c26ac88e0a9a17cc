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
export { personalLists } from './personal-data.ts';
export type { ListOwner } from './read-lists.ts';
export {
  type FoundList,
  findList,
  findOwnList,
  getListPhotos,
  getLists,
  type ListHead,
  type ListItem,
} from './read-lists.ts';
