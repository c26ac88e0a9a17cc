import { useEffect, useState } from 'react';
import { registerBehaviour } from '#app/features/platform/viewport/register-behaviour.ts';
import { handheldClasses } from '#rules/platform/viewport/viewport-class.ts';

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
