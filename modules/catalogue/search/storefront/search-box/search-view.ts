import type { KeyboardEvent } from 'react';

export interface SearchView {
  open: boolean;
  loading: boolean;
  active: number;
}

export const CLOSED_SEARCH: SearchView = { open: false, loading: false, active: -1 };

export interface SearchKeys {
  open(): void;
  type(): void;
  press(event: KeyboardEvent): void;
  close(): void;
}
