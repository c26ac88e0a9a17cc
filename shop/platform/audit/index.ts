export { type ChangeEntry, type ChangeFilter, listChanges } from './list-changes.ts';
export { type Change, changedValues, recordChange } from './record-change.ts';
