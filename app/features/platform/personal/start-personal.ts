import { onOtherWindowChange } from './basket-elsewhere.ts';
import { refreshBasket, refreshPersonal } from './personal-store.ts';

/** One batch call per page view (S7.07): after the page, and again when the browser shows a page it had put away. */
export function startPersonal() {
  void refreshPersonal();
  onOtherWindowChange(refreshBasket);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refreshPersonal();
  });
}
