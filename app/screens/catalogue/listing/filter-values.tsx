import type { ListingFilter } from '#rules/catalogue/listing/listing-filter.ts';
import { filterName, valueName } from './filter-names.ts';

/** The values of one filter; beside the products a long list scrolls inside its panel, in a sheet the sheet scrolls. */
export function FilterValues({ filter }: { filter: ListingFilter }) {
  return (
    <fieldset aria-label={filterName(filter)} className="-mx-2 px-2 pb-4 lg:max-h-80 lg:overflow-y-auto">
      {filter.values.map((value) => (
        // Light markup: a listing has hundreds of these.
        <label key={value.value} className="filter-tick">
          <input type="checkbox" name={filter.id} value={value.value} defaultChecked={value.chosen} />
          {valueName(value)} <small>{value.count}</small>
        </label>
      ))}
    </fieldset>
  );
}
