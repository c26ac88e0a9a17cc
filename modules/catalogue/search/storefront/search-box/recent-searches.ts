import { addRecent, withoutRecent } from '../../rules/offered-searches.ts';

/** Stays on the device. */
const KEY = 'recentSearches';

export function getRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  store(addRecent(getRecentSearches(), text));
}

export function forgetSearch(text: string): void {
  store(withoutRecent(getRecentSearches(), text));
}

export function forgetSearches(): void {
  store([]);
}

function store(recent: string[]): void {
  try {
    if (recent.length > 0) localStorage.setItem(KEY, JSON.stringify(recent));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing is remembered.
  }
}
