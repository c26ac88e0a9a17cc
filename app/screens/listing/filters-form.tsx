import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { Form, UNSAFE_FrameworkContext as FrameworkContext, useNavigate } from 'react-router';
import { readChosenFilters } from '#rules/listing/chosen-filters.ts';
import { PRICE_FILTER, traitOfFilter } from '#rules/listing/filter-id.ts';
import type { ListingFilter } from '#rules/listing/listing-filter.ts';
import { isPriceRangeWrong, narrowsPrice, writePriceRange } from '#rules/listing/price-range.ts';
import { listingTexts } from '#texts/listing.ts';
import { collapsedScript } from './collapsed-panels.ts';
import { filterName } from './filter-names.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterValues } from './filter-values.tsx';
import { listingAddress, listingSettings } from './listing-address.ts';
import { PriceFilter } from './price-filter.tsx';
import type { ShownListing } from './shown-listing.ts';
import { usePanelGroup } from './use-panel-group.ts';

/** A plain form to the listing's own address; with a script each tick is applied at once as a client navigation. */
export function FiltersForm({ id, listing }: { id: string; listing: ShownListing }) {
  const navigate = useNavigate();
  const group = usePanelGroup();
  const nonce = useContext(FrameworkContext)?.nonce;
  const { filters, chosen, prices } = listing;
  const wrongAtStart = isPriceRangeWrong(chosen.price);
  const form = useRef<HTMLFormElement>(null);
  // Another range or another listing from outside (a chip, the back button, the tree) starts the boxes anew.
  const start = `${listing.address} ${listing.text} ${writePriceRange(chosen.price)}`;
  const [price, setPrice] = useState({ start, wrong: wrongAtStart });
  if (price.start !== start) setPrice({ start, wrong: wrongAtStart });
  // The mark must be seen, also when another panel was in use.
  useEffect(() => {
    if (price.wrong) form.current?.querySelector(`#${PRICE_FILTER}`)?.setAttribute('open', '');
  }, [price]);

  function apply(sent: HTMLFormElement) {
    const ticked = readChosenFilters([...new FormData(sent)].map(([name, value]) => [name, String(value)]));
    const blocked = isPriceRangeWrong(ticked.price);
    setPrice({ start, wrong: blocked });
    const address = listingAddress(listing, { chosen: ticked });
    // S5.54: nothing is asked for while the range is wrong.
    if (!blocked && address !== listingAddress(listing)) void navigate(address, { preventScrollReset: true });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(event.currentTarget);
  }

  const panelOf = (filter: ListingFilter, index: number) => (
    <FilterPanel
      key={filter.id}
      {...{ id: filter.id, index: wrongAtStart ? index + 1 : index, group, title: filterName(filter) }}
      chosen={filter.values.filter((value) => value.chosen).length}
    >
      <FilterValues filter={filter} />
    </FilterPanel>
  );
  // What every product has comes before the traits, which differ from category to category.
  const priceAt = filters.filter(({ id }) => traitOfFilter(id) === null).length;
  const priceChosen = Number(narrowsPrice(chosen.price));
  return (
    <Form
      ref={form}
      id={id}
      action={listing.address}
      noValidate
      onSubmit={handleSubmit}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLInputElement && target.type === 'checkbox') apply(currentTarget);
      }}
    >
      {listingSettings(listing).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.slice(0, priceAt).map((filter, index) => panelOf(filter, index))}
      <FilterPanel
        id={PRICE_FILTER}
        {...{ index: wrongAtStart ? 0 : priceAt, group, title: listingTexts.price, chosen: priceChosen }}
      >
        <PriceFilter start={start} chosen={chosen.price} prices={prices} wrong={price.wrong} />
      </FilterPanel>
      {filters.slice(priceAt).map((filter, index) => panelOf(filter, priceAt + 1 + index))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: collapsedScript }} />
    </Form>
  );
}
