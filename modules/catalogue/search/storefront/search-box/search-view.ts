import type { KeyboardEvent } from 'react';

/** What the search form shows of its suggestions. */
export interface SearchView {
  open: boolean;
  loading: boolean;
  /** Position of the suggestion the keys are on, -1 for none. */
  active: number;
}

export const CLOSED_SEARCH: SearchView = { open: false, loading: false, active: -1 };

/** What the search form tells its suggestions. */
export interface SearchKeys {
  open(): void;
  type(): void;
  press(event: KeyboardEvent): void;
  close(): void;
}
