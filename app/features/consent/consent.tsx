import { lazy, Suspense, useEffect, useState } from 'react';
import { mustAsk, onConsent } from './consent-store.ts';
import { openSettingsEvent } from './open-settings.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));
const ConsentSettings = lazy(() => import('./consent-settings.tsx'));

/** Asks once, after the page is alive; pages themselves are the same for those who answered and those who did not. */
export function Consent() {
  const [asking, setAsking] = useState(false);
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
    <Suspense>
      {asking && <ConsentBanner />}
      {settings !== 'unused' && <ConsentSettings open={settings === 'open'} onClose={() => setSettings('closed')} />}
    </Suspense>
  );
}
