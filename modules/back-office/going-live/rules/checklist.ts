import { CHECKLIST, type ChecklistId } from './checklist-items.ts';
import { isObstacle, type SalesStop } from './sales-stops.ts';

/** Not set in the panel: listed only when something is wrong with them. */
const LISTED_WHEN_WRONG: readonly ChecklistId[] = ['address', 'demo'];

export interface ChecklistItem {
  id: ChecklistId;
  done: boolean;
  /** A hint is shown, but the shop opens without it. */
  isHint: boolean;
  stops: SalesStop[];
}

/** O.02: what is set and what is missing, by the list of what stops sales. */
export function toChecklist(stops: readonly SalesStop[]): ChecklistItem[] {
  return CHECKLIST.map((id) => {
    const own = stops.filter(({ item }) => item === id);
    return { id, done: own.length === 0, isHint: !own.some(isObstacle), stops: own };
  }).filter(({ id, done }) => !done || !LISTED_WHEN_WRONG.includes(id));
}

export function listObstacles(items: readonly ChecklistItem[]): ChecklistItem[] {
  return items.filter(({ done, isHint }) => !done && !isHint);
}
