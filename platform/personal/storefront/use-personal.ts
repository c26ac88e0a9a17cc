import { useSyncExternalStore } from 'react';
import { nobody, type Personal } from './personal.ts';
import { currentPersonal, subscribePersonal } from './personal-store.ts';

export function usePersonal(): Personal {
  return useSyncExternalStore(subscribePersonal, currentPersonal, () => nobody);
}
