import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ShellContext } from '#platform/shell/storefront/shell-data.tsx';
import { shellInPage } from '#platform/shell/storefront/shell-in-page.ts';

export function showWindow<Props extends object>(Window: ComponentType<Props>, props: Props) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  function close() {
    document.removeEventListener('fragment-shown', close);
    root.unmount();
    place.remove();
  }
  // The window belongs to the replaced content.
  document.addEventListener('fragment-shown', close);
  root.render(
    <StrictMode>
      <ShellContext value={shellInPage()}>
        <Window {...props} onClose={close} />
      </ShellContext>
    </StrictMode>,
  );
}
