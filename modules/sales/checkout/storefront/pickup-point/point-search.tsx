import { useState } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#platform/forms/storefront/use-hydrated.ts';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { PinIcon } from '#platform/ui/icons/objects.tsx';
import { SearchIcon } from '#platform/ui/icons/signs.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import * as pickupPointTexts from '../../texts/pickup-point.ts';
import type { ShownPoints } from './load.server.ts';

export const SEARCH_FIELD = 'point-search';

interface PointSearchProps {
  found: ShownPoints;
  /** No results: the search is the primary action. */
  leads: boolean;
}

export function PointSearch({ found: { text, nothing, fromSummary }, leads }: PointSearchProps) {
  return (
    <Form method="get" className="mt-6 grid max-w-3xl gap-4" role="search">
      {fromSummary && <input type="hidden" name="z" value="podsumowanie" />}
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field id={SEARCH_FIELD} label={pickupPointTexts.search} error={nothing && pickupPointTexts.nothing(nothing)}>
          {(wiring) => (
            <Input
              {...wiring}
              key={text}
              name="szukaj"
              defaultValue={text}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={120}
            />
          )}
        </Field>
        <Button type="submit" look={leads ? 'primary' : 'secondary'} className="h-12 sm:mt-7.5">
          <SearchIcon className="size-5" />
          {pickupPointTexts.searchButton}
        </Button>
      </div>
      {/* Its message stays until another search. */}
      <NearestButton key={text} />
    </Form>
  );
}

const MAX_WAIT = 10_000;

/** Requests the browser's position on a click only. */
function NearestButton() {
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
    navigator.geolocation.getCurrentPosition(show, () => setState('failed'), { timeout: MAX_WAIT });
  }

  return (
    <div>
      <Button look="secondary" onClick={locate} loading={state === 'locating'}>
        <PinIcon className="size-5" />
        {pickupPointTexts.nearest}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {state === 'failed' && pickupPointTexts.notLocated}
        {state === 'locating' && pickupPointTexts.locating}
      </p>
    </div>
  );
}
