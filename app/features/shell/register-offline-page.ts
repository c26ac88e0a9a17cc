/** X.29: once the page is done, a small worker keeps the page shown without a network. */
export function registerOfflinePage() {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const register = () => navigator.serviceWorker.register('/sw.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
