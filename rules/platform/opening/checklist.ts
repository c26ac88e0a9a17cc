/** What a sale and the law need before a shop opens, in the order in which an owner sets it. */
export const CHECKLIST = [
  'name',
  'company',
  'contact',
  'courier',
  'payment',
  'terms',
  'privacy',
  'return-address',
  'mail',
  'accessibility',
  'product',
] as const;

export type ChecklistId = (typeof CHECKLIST)[number];

/** Shown, but the shop opens without it. */
export const HINTS: readonly ChecklistId[] = ['accessibility', 'product'];

export interface ChecklistItem {
  id: ChecklistId;
  done: boolean;
  /** A hint is shown, but the shop opens without it. */
  isHint: boolean;
  /** What is not there yet: names of settings, or what must be added. */
  missing: string[];
}

/** What keeps the shop closed. */
export function listObstacles(items: readonly ChecklistItem[]): ChecklistItem[] {
  return items.filter(({ done, isHint }) => !done && !isHint);
}
