/*
 * What every index of all products in the memory of a process needs, whatever it holds (decisions 8, 56 and 59):
 *
 * - which products changed, by the notes of the database (`NotedChanges`), asked once for all who ask at the same time
 *   (`SingleFlight`);
 * - a file on the disk for the next start (`IndexSnapshots`, in the form of `snapshot-file.ts`), which is not used when it can
 *   be doubted;
 * - where a product is in it, by its id (`SlotTable`).
 */
export { type IndexKind, IndexSnapshots } from './index-snapshots.ts';
export { NotedChanges, sweepNotedChanges } from './noted-changes.ts';
export { SingleFlight } from './single-flight.ts';
export { SlotTable } from './slot-table.ts';
export { type Column, checkKind, parseSnapshot, writeSnapshot } from './snapshot-file.ts';
