export { CHECKLIST, type ChecklistId, type ChecklistItem, checklist } from './checklist.ts';
export { closeTheShop, type OpeningOutcome, openTheShop } from './open-the-shop.ts';
export { mayPreview, PREVIEW_COOKIE, PREVIEW_SECONDS, startPreview } from './preview.ts';
