import { Form } from 'react-router';
import { pickupPointTexts } from '#texts/selling/pickup-point.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SearchIcon } from '../../../ui/icons/search.tsx';
import { Input } from '../../../ui/input.tsx';
import type { ShownPoints } from './load.server.ts';
import { NearestButton } from './nearest-button.tsx';

/** By city, postcode or address, or by where the shopper stands. */
export function PointSearch({ found: { text, nothing } }: { found: ShownPoints }) {
  return (
    <Form method="get" className="mt-6 grid max-w-3xl gap-4" role="search">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field id="point-search" label={pickupPointTexts.search} error={nothing && pickupPointTexts.nothing(nothing)}>
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
        <Button type="submit" className="h-12 sm:mt-7.5">
          <SearchIcon className="size-5" />
          {pickupPointTexts.searchButton}
        </Button>
      </div>
      <NearestButton />
    </Form>
  );
}
