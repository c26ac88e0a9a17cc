import { useEffect, useState } from 'react';
import { handheldClasses } from '#rules/viewport/viewport-class.ts';
import { registerBehaviour } from '../../features/viewport/register-behaviour.ts';

/** S4.51: only one filter panel is open on classes 3 and 4; on 1 and 2 each slides for itself. */
export function usePanelGroup(): string | undefined {
  const [group, setGroup] = useState<string | undefined>('filters');
  useEffect(
    () =>
      registerBehaviour(handheldClasses, () => {
        setGroup(undefined);
        return () => setGroup('filters');
      }),
    [],
  );
  return group;
}
