import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { forgiveLoad } from '#app/features/platform/navigation/forgiven-load.ts';
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

/** What a window shows, asked for when it opens; null when it could not be had. The route has to forgive failures. */
export function useWindowData<Data>(address: string) {
  const { data, load } = useFetcher<Data | null>();
  useEffect(() => {
    forgiveLoad(address);
    void load(address);
  }, [load, address]);
  return data;
}
