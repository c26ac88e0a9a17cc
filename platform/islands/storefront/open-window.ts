import type { ComponentType } from 'react';

interface WindowProps {
  onClose(): void;
}

/** The script loads with the first click. */
export async function openWindow<Props extends WindowProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Omit<Props, 'onClose'>,
): Promise<void> {
  const [{ default: Window }, { showWindow }] = await Promise.all([load(), import('./show-window.tsx')]);
  showWindow(Window, props as Props);
}
