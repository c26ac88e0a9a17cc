import { useState } from 'react';
import type { FilterValue, ListingFilter } from '#rules/listing/listing-filter.ts';
import { listingTexts } from '#texts/listing.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { filterName, valueName } from './filter-names.ts';

/** The values of one filter; long lists scroll inside the panel. */
export function FilterValues({ filter }: { filter: ListingFilter }) {
  return (
    <fieldset className="-mx-2 max-h-80 overflow-y-auto px-2">
      <legend className="sr-only">{filterName(filter)}</legend>
      {filter.values.map((value) => (
        <FilterTick key={value.value} filterId={filter.id} value={value} />
      ))}
    </fieldset>
  );
}

/** Ticked at once, though the listing follows a moment later. */
function FilterTick({ filterId, value }: { filterId: string; value: FilterValue }) {
  const [shown, setShown] = useState({ chosen: value.chosen, ticked: value.chosen });
  if (shown.chosen !== value.chosen) setShown({ chosen: value.chosen, ticked: value.chosen });
  return (
    <Checkbox
      name={filterId}
      value={value.value}
      checked={shown.ticked}
      onChange={(event) => setShown({ ...shown, ticked: event.currentTarget.checked })}
      label={
        <>
          {valueName(value)}{' '}
          <span className="figures text-sm text-ink-soft">
            <span aria-hidden="true">{value.count}</span>
            <VisuallyHidden>({listingTexts.count(value.count)})</VisuallyHidden>
          </span>
        </>
      }
    />
  );
}
