import { toneClasses, toneOfName } from '#modules/catalogue/products/rules/colour-tone.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { Input } from '#platform/ui/text-controls.tsx';
import { SIZE_FILTER } from '../rules/filter-id.ts';
import type { ListingFilter } from '../rules/listing-filter.ts';
import { isColourFilter } from '../rules/main-filters.ts';
import * as listingTexts from '../texts/storefront.ts';
import { filterName, valueName } from './filter-names.ts';

/** Longer lists get a search field. */
const MANY = 13;

export function FilterValues({ filter }: { filter: ListingFilter }) {
  const { values } = filter;
  const name = filterName(filter);
  const isColour = isColourFilter(filter);
  return (
    <fieldset
      aria-label={name}
      className={classNames('filter-values -mx-2 px-2 pb-4', filter.id === SIZE_FILTER && 'size-values')}
    >
      {values.length >= MANY && (
        <Input
          type="search"
          data-find=""
          autoComplete="off"
          aria-label={listingTexts.findValue(name)}
          placeholder={listingTexts.findValue(name)}
          className="needs-js mb-1 focus-visible:-outline-offset-2"
        />
      )}
      {values.map((value) => (
        // Light markup: a listing has hundreds of these.
        <label key={value.value} className={isColour ? `filter-tick swatch ${paint(value.name)}` : 'filter-tick'}>
          <input type="checkbox" name={filter.id} value={value.value} defaultChecked={value.chosen} />
          {valueName(value)} <small>{value.count}</small>
        </label>
      ))}
    </fieldset>
  );
}

const paint = (name: string) => toneClasses(toneOfName(name) ?? '');
