import { type ListStatus, statusEndsAfter } from '../../rules/list-rules.ts';

type Marked = Pick<HTMLElement, 'dataset' | 'ariaBusy'>;

const timers = new WeakMap<Marked, ReturnType<typeof setTimeout>>();

/** S4.38, S4.39 */
export function markStatus(element: Marked, status: ListStatus, intent: 'add' | 'other'): void {
  clearTimeout(timers.get(element));
  element.dataset.status = status;
  element.ariaBusy = status === 'loading' ? 'true' : null;
  const after = statusEndsAfter(status, intent);
  if (after === null) return;
  timers.set(
    element,
    setTimeout(() => {
      delete element.dataset.status;
    }, after),
  );
}
