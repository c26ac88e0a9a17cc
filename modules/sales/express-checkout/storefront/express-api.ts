/** The API of a provider's script (contract 2.23); every method may be missing. */
interface ExpressApi {
  renderButton?(id: string, place: HTMLElement, extra: null): void;
  initCheckout?(id: string, form: URLSearchParams): Promise<void> | void;
  refreshInitData?(): void;
}

declare global {
  interface Window {
    expressCheckoutApi?: ExpressApi;
  }
}

/** The provider's API when it can render buttons and start a checkout. */
export function expressApi(): Required<Pick<ExpressApi, 'renderButton' | 'initCheckout'>> | null {
  const api = window.expressCheckoutApi;
  const { renderButton, initCheckout } = api ?? {};
  return typeof renderButton === 'function' && typeof initCheckout === 'function'
    ? { renderButton: renderButton.bind(api), initCheckout: initCheckout.bind(api) }
    : null;
}

/** Notifies the provider that size or price changed (S7.61). */
export function refreshExpress(): void {
  const api = window.expressCheckoutApi;
  if (typeof api?.refreshInitData === 'function') api.refreshInitData();
}
