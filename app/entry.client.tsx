import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnBack } from './features/navigation/back-reload.ts';
import { registerOfflinePage } from './features/shell/register-offline-page.ts';
import { startLazyImages } from './features/shop-image/start-lazy-images.ts';

startLazyImages();
reloadOnBack();
registerOfflinePage();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
