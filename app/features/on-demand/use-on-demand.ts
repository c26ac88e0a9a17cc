import { type ComponentType, type MouseEvent, useState } from 'react';

type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'> & {
  currentTarget: EventTarget & { href: string };
};

/**
 * A window that is loaded when its link is clicked. Where it cannot be loaded, or the shopper asks for a new tab, the
 * link leads where it says.
 */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Window, setWindow] = useState<ComponentType<Props> | null>(null);

  function open(event: Click, show: () => void) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    load().then(
      (loaded) => {
        setWindow(() => loaded.default);
        show();
      },
      () => window.location.assign(href),
    );
  }

  return { Window, open };
}
