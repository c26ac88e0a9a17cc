import { useState } from 'react';
import type { FilterId } from '#rules/catalogue/listing/filter-id.ts';
import type { FilterValue, ListingFilter } from '#rules/catalogue/listing/listing-filter.ts';
import { filterName, valueName } from './filter-names.ts';

/** The values of one filter; beside the products a long list scrolls inside its panel, in a sheet the sheet scrolls. */
export function FilterValues({ filter }: { filter: ListingFilter }) {
  return (
    <fieldset className="-mx-2 px-2 lg:max-h-80 lg:overflow-y-auto">
      <legend className="sr-only">{filterName(filter)}</legend>
      {filter.values.map((value) => (
        <FilterTick key={value.value} filterId={filter.id} value={value} />
      ))}
    </fieldset>
  );
}

/** Ticked at once, though the listing follows a moment later. */
function FilterTick({ filterId, value }: { filterId: FilterId; value: FilterValue }) {
  const [shown, setShown] = useState({ chosen: value.chosen, ticked: value.chosen });
  if (shown.chosen !== value.chosen) setShown({ chosen: value.chosen, ticked: value.chosen });
  return (
    // Light markup: a listing has hundreds of these.
    <label className="filter-tick">
      <input
        type="checkbox"
        name={filterId}
        value={value.value}
        checked={shown.ticked}
        onChange={(event) => setShown({ ...shown, ticked: event.currentTarget.checked })}
      />
      {valueName(value)} <small>{value.count}</small>
    </label>
  );
}
