import type { ComponentType } from 'react';
import { openWindow } from '#platform/islands/storefront/open-window.ts';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';

export interface LinkWindowProps {
  /** The clicked link; it also names the content of the window. */
  link: HTMLAnchorElement;
  onClose(): void;
}

export type WindowLoaders = Record<string, () => Promise<{ default: ComponentType<LinkWindowProps> }>>;

/**
 * Links with `data-window` open a window over the page, whose script comes with the click. Where it does not come, or a
 * new tab is wanted, the link leads where it says.
 */
export function startWindowLinks(loaders: WindowLoaders) {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-window]') : null;
    const load = loaders[link?.dataset.window ?? ''];
    if (!link || !load || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    // Pressed again while it comes: one window is enough.
    if (link.ariaBusy) return;
    link.ariaBusy = 'true';
    openWindow(load, { link })
      .catch(() => window.location.assign(link.href))
      .finally(() => {
        link.ariaBusy = null;
      });
  });
}
