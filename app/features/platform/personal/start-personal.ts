import { onOtherWindowChange } from './basket-elsewhere.ts';
import { refreshBasket, refreshPersonal } from './personal-store.ts';

/** One batch call per page view (S7.07): after the page, and again when the shopper comes back to it from another page or window. */
export function startPersonal() {
  void refreshPersonal();
  onOtherWindowChange(refreshBasket, () => void refreshPersonal());
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refreshPersonal();
  });
}
