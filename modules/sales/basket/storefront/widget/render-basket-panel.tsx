import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ShellContext } from '#platform/shell/storefront/shell-data.tsx';
import { shellInPage } from '#platform/shell/storefront/shell-in-page.ts';
import { BasketPanel, type BasketPanelProps } from './basket-panel.tsx';

let root: Root | undefined;

export function renderBasketPanel(place: HTMLElement, shown: BasketPanelProps | null) {
  root ??= createRoot(place);
  root.render(
    <StrictMode>
      <ShellContext value={shellInPage()}>{shown && <BasketPanel {...shown} />}</ShellContext>
    </StrictMode>,
  );
}
