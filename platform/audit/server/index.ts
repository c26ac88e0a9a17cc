export {
  changeRow,
  changing,
  isMoved,
  isSaved,
  markOf,
  moveRow,
  type OwnedRows,
  type RowMove,
  removeRow,
  type SaveOutcome,
  saveRow,
  saveSeenRow,
} from './change-rows.ts';
export { type ChangeEntry, type ChangeFilter, listChanges } from './list-changes.ts';
export { type Change, changedValues, recordChange, recordChanges } from './record-change.ts';
