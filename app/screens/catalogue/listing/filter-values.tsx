import { SIZE_FILTER } from '#rules/catalogue/listing/filter-id.ts';
import type { ListingFilter } from '#rules/catalogue/listing/listing-filter.ts';
import { isColourFilter } from '#rules/catalogue/listing/main-filters.ts';
import { toneClasses, toneOfName } from '#rules/catalogue/products/colour-tone.ts';
import * as listingTexts from '#texts/catalogue/listing.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Input } from '../../../ui/text-controls.tsx';
import { filterName, valueName } from './filter-names.ts';

/** From so many on a value is looked for by its name. */
const MANY = 13;

/** The values of one filter; beside the products a long list scrolls inside its panel, in a sheet the sheet scrolls. */
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
