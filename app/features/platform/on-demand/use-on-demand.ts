import { type ComponentType, type MouseEvent, useState } from 'react';
import { isPlainClick } from '../../../ui/is-plain-click.ts';

/**
 * A window that is loaded when its link is clicked. Where it cannot be loaded, or the shopper asks for a new tab, the
 * link leads where it says.
 */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Window, setWindow] = useState<ComponentType<Props> | null>(null);

  function open(event: MouseEvent<HTMLAnchorElement>, show: () => void) {
    if (!isPlainClick(event)) return;
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
