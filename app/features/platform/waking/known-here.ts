const KEY = 'beenHere';

/** Has somebody used the shop in this browser before? */
export function isKnownHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberHere() {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Storage may be forbidden: then every page wakes at the first stir.
  }
}
