/** Parts of every index of all products in memory (decisions 8, 56 and 59). */
export { type IndexKind, IndexSnapshots } from './index-snapshots.ts';
export { NotedChanges, sweepNotedChanges } from './noted-changes.ts';
export { SingleFlight } from './single-flight.ts';
export { SlotTable } from './slot-table.ts';
export { type Column, checkKind, parseSnapshot, writeSnapshot } from './snapshot-file.ts';
