const KEY = 'basketChanged';

/** Notifies other windows of the customer that the basket has changed. */
export function notifyOtherWindows(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Where nothing may be stored the other window catches up when it is seen again.
  }
}

/** Calls back when another tab or window has changed the basket; and when this one is seen again, for then anything may be otherwise. */
export function onOtherWindowChange(changed: () => void, seenAgain = changed): () => void {
  const isSeen = () => document.visibilityState === 'visible';
  function handleSight() {
    if (isSeen()) seenAgain();
  }
  // Windows share more than this word; no key at all means that everything was cleared.
  function handleStorage({ key }: StorageEvent) {
    if (isSeen() && (key === KEY || key === null)) changed();
  }
  document.addEventListener('visibilitychange', handleSight);
  window.addEventListener('storage', handleStorage);
  return () => {
    document.removeEventListener('visibilitychange', handleSight);
    window.removeEventListener('storage', handleStorage);
  };
}
