import { onOtherWindowChange } from './basket-elsewhere.ts';
import { refreshBasket, refreshPersonal } from './personal-store.ts';

/** One batch call per page view (S7.07): after the page, and again when the browser shows a page it had put away. */
export function startPersonal() {
  void refreshPersonal();
  onOtherWindowChange(refreshBasket, comeBack);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refreshPersonal();
  });
}

/** The basket by its own call (S7.27), and what else another window may have changed: hearts, what is compared, who is signed in. */
function comeBack() {
  void refreshBasket();
  void refreshPersonal(['Wishlist', 'Comparers']);
}
