import { lazy, Suspense, useEffect, useState } from 'react';
import { Drawn } from '#app/features/platform/island/drawn.tsx';
import { listenForConsent } from './consent-clicks.ts';
import { mustAsk, onConsent } from './consent-store.ts';

const ConsentSettings = lazy(() => import('./consent-settings.tsx'));
const NOTHING = {};

/**
 * Asks once. Pages are the same for those who answered and those who did not: the banner is in all of them, and the early
 * script says whether it is seen.
 */
export function Consent() {
  const [settings, setSettings] = useState<'unused' | 'open' | 'closed'>('unused');

  useEffect(() => {
    mustAsk();
    const stopListening = listenForConsent(() => setSettings('open'));
    const stop = onConsent(() => setSettings((now) => (now === 'open' ? 'closed' : now)));
    return () => {
      stop();
      stopListening();
    };
  }, []);

  return (
    <>
      <Drawn name="consent" props={NOTHING} />
      <Suspense>
        {settings !== 'unused' && <ConsentSettings open={settings === 'open'} onClose={() => setSettings('closed')} />}
      </Suspense>
    </>
  );
}
