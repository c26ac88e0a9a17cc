import { lazy, Suspense, useEffect, useState } from 'react';
import { ConsentBanner } from './consent-banner.tsx';
import { mustAsk, onConsent } from './consent-store.ts';
import { openSettingsEvent } from './open-settings.ts';

const ConsentSettings = lazy(() => import('./consent-settings.tsx'));

/**
 * Asks once. Pages are the same for those who answered and those who did not: the banner is in all of them, and the early
 * script says whether it is seen.
 */
export function Consent() {
  const [asking, setAsking] = useState(true);
  const [settings, setSettings] = useState<'unused' | 'open' | 'closed'>('unused');

  useEffect(() => {
    setAsking(mustAsk());
    const open = () => setSettings('open');
    window.addEventListener(openSettingsEvent, open);
    const stop = onConsent(() => {
      setAsking(false);
      setSettings((now) => (now === 'open' ? 'closed' : now));
    });
    return () => {
      stop();
      window.removeEventListener(openSettingsEvent, open);
    };
  }, []);

  return (
    <>
      {asking && <ConsentBanner />}
      <Suspense>
        {settings !== 'unused' && <ConsentSettings open={settings === 'open'} onClose={() => setSettings('closed')} />}
      </Suspense>
    </>
  );
}
