import type { ComponentType } from 'react';

interface WindowProps {
  onClose(): void;
}

/** Shows a window over the page: its script comes with the first wish, and it leaves the page when it is closed. */
export async function openWindow<Props extends WindowProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  props: Omit<Props, 'onClose'>,
): Promise<void> {
  const [{ default: Window }, { showWindow }] = await Promise.all([load(), import('./show-window.tsx')]);
  showWindow(Window, props as Props);
}
