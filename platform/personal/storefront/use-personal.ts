import { useSyncExternalStore } from 'react';
import { emptyPersonal, type Personal } from './personal.ts';
import { currentPersonal, subscribePersonal } from './personal-store.ts';

export function usePersonal(): Personal {
  return useSyncExternalStore(subscribePersonal, currentPersonal, () => emptyPersonal);
}
