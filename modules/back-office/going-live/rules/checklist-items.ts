/** In the order in which an owner sets them. */
export const CHECKLIST = [
  'address',
  'demo',
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
