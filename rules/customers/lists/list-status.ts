/** The flag a control carries while it asks the shop about a list (S4.38). */
export type ListStatus = 'loading' | 'success' | 'error';

/** S4.39, S9.67 */
export const STATUS_RESET_MS = 1000;

/** When the flag goes by itself, in milliseconds; null while the shop is asked, and for what was added: that stays. */
export function statusEndsAfter(status: ListStatus, deed: 'add' | 'other'): number | null {
  if (status === 'loading' || (status === 'success' && deed === 'add')) return null;
  return STATUS_RESET_MS;
}
