import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#app/features/platform/forms/use-hydrated.ts';
import { pickupPointTexts } from '#texts/selling/pickup-point.ts';
import { Button } from '../../../ui/button.tsx';
import { PinIcon } from '../../../ui/icons/pin.tsx';

const LONGEST_WAIT = 10_000;

/** Asks the browser where the shopper is, and only when told to. */
export function NearestButton() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  if (!hydrated || !('geolocation' in navigator)) return null;

  function show({ coords }: GeolocationPosition) {
    const next = new URLSearchParams(params);
    next.delete('szukaj');
    next.set('lat', coords.latitude.toFixed(4));
    next.set('lng', coords.longitude.toFixed(4));
    setState('idle');
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  }

  function locate() {
    setState('locating');
    navigator.geolocation.getCurrentPosition(show, () => setState('failed'), { timeout: LONGEST_WAIT });
  }

  return (
    <div>
      <Button look="secondary" onClick={locate} loading={state === 'locating'}>
        <PinIcon className="size-5" />
        {pickupPointTexts.nearest}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {state === 'failed' && pickupPointTexts.notLocated}
        {state === 'locating' && pickupPointTexts.locating}
      </p>
    </div>
  );
}
