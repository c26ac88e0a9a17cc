import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { PRICE_FROM_FIELD, PRICE_TO_FIELD } from '../rules/filter-id.ts';
import type { PriceRange } from '../rules/price-range.ts';
import * as listingTexts from '../texts/storefront.ts';
import { PRICE_WRONG } from './listing-ids.ts';
import type { ShownListing } from './shown-listing.ts';

interface PriceFilterProps {
  chosen: PriceRange;
  prices: ShownListing['prices'];
  /** S5.54 */
  wrong: boolean;
}

export function PriceFilter({ chosen, prices, wrong }: PriceFilterProps) {
  const lowest = prices && Math.floor(prices.lowest / 100);
  const highest = prices && Math.ceil(prices.highest / 100);
  return (
    <fieldset aria-label={listingTexts.price} className="pb-4">
      {lowest !== null && highest !== null && lowest < highest && (
        <PriceHandles chosen={chosen} lowest={lowest} highest={highest} />
      )}
      <div className="grid grid-cols-2 gap-3">
        <PriceBox
          name={PRICE_FROM_FIELD}
          label={listingTexts.priceFrom}
          value={chosen.from}
          hint={lowest}
          wrong={wrong}
        />
        <PriceBox name={PRICE_TO_FIELD} label={listingTexts.priceTo} value={chosen.to} hint={highest} wrong={wrong} />
      </div>
      <p role="alert" id={PRICE_WRONG} className="mt-2 text-sm font-medium text-error empty:hidden">
        {wrong && listingTexts.priceWrong}
      </p>
      <Button type="submit" look="secondary" size="sm" wide className="mt-3">
        {listingTexts.apply}
      </Button>
    </fieldset>
  );
}

/** The fields below are what is sent. */
function PriceHandles({ chosen, lowest, highest }: { chosen: PriceRange; lowest: number; highest: number }) {
  const handles = [
    { field: PRICE_FROM_FIELD, label: listingTexts.priceFromHandle, value: chosen.from ?? lowest },
    { field: PRICE_TO_FIELD, label: listingTexts.priceToHandle, value: chosen.to ?? highest },
  ];
  return (
    <div className="price-handles needs-js">
      {handles.map(({ field, label, value }) => (
        <input
          key={field}
          id={`${field}_handle`}
          type="range"
          data-price={field}
          min={lowest}
          max={highest}
          defaultValue={value}
          aria-label={label}
        />
      ))}
    </div>
  );
}

interface PriceBoxProps {
  name: string;
  label: string;
  value: number | null;
  hint: number | null;
  wrong: boolean;
}

function PriceBox({ name, label, value, hint, wrong }: PriceBoxProps) {
  return (
    <Field label={label} className="text-sm">
      {(control) => (
        <Input
          {...control}
          name={name}
          // The panel clips a larger outline.
          className="focus-visible:-outline-offset-2"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          maxLength={7}
          defaultValue={value ?? ''}
          placeholder={hint === null ? undefined : String(hint)}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? PRICE_WRONG : undefined}
        />
      )}
    </Field>
  );
}
