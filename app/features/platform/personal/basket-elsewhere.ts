const KEY = 'basketChanged';

/** Tells other windows of the shopper that the basket has changed. */
export function notifyOtherWindows(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Where nothing may be stored the other window catches up when it is seen again.
  }
}

/** Calls back when another tab or window may have changed the basket: at once, or when this one is seen again. */
export function onOtherWindowChange(changed: () => void): () => void {
  function handleSight() {
    if (document.visibilityState === 'visible') changed();
  }
  // Windows share more than this word; no key at all means that everything was cleared.
  function handleStorage({ key }: StorageEvent) {
    if (key === KEY || key === null) handleSight();
  }
  document.addEventListener('visibilitychange', handleSight);
  window.addEventListener('storage', handleStorage);
  return () => {
    document.removeEventListener('visibilitychange', handleSight);
    window.removeEventListener('storage', handleStorage);
  };
}
