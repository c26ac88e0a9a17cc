import { type FormEvent, useContext, useEffect, useRef, useState } from 'react';
import { Form, UNSAFE_FrameworkContext as FrameworkContext, useNavigate } from 'react-router';
import { registerBehaviour } from '#app/features/platform/viewport/register-behaviour.ts';
import { type ChosenFilters, parseChosenFilters, withChoicesSince } from '#rules/catalogue/listing/chosen-filters.ts';
import { PRICE_FILTER, traitOfFilter } from '#rules/catalogue/listing/filter-id.ts';
import type { ListingFilter } from '#rules/catalogue/listing/listing-filter.ts';
import { isPriceRangeWrong, narrowsPrice } from '#rules/catalogue/listing/price-range.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT } from '#rules/catalogue/products/listing-query.ts';
import { handheldClasses } from '#rules/platform/viewport/viewport.ts';
import * as listingTexts from '#texts/catalogue/listing.ts';
import { collapsedScript } from './collapsed-panels.ts';
import { filterName } from './filter-names.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterValues } from './filter-values.tsx';
import { listingAddress, listingSettings } from './listing-address.ts';
import { PriceFilter } from './price-filter.tsx';
import type { ShownListing } from './shown-listing.ts';
import { wantedNow } from './wanted-listing.ts';

/** The choice alone: another order or page size leaves what stands in the boxes. */
function choiceAddress(listing: ShownListing, chosen: ChosenFilters): string {
  return listingAddress({ ...listing, chosen, sort: DEFAULT_SORT, perPage: DEFAULT_PAGE_SIZE, view: 'grid' });
}

/** What is ticked and typed, applied or not. */
export function chosenInForm(form: HTMLFormElement): ChosenFilters {
  return parseChosenFilters([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** A plain form to the listing's own address; with a script each tick is applied at once as a client navigation. */
export function FiltersForm({ id, listing }: { id: string; listing: ShownListing }) {
  const navigate = useNavigate();
  const group = usePanelGroup();
  const nonce = useContext(FrameworkContext)?.nonce;
  const { filters, chosen, prices } = listing;
  const wrongAtStart = isPriceRangeWrong(chosen.price);
  const form = useRef<HTMLFormElement>(null);
  const here = choiceAddress(listing, chosen);
  const [price, setPrice] = useState({ here, sent: here, round: 0, wrong: wrongAtStart });
  // What this form asked for stands in its boxes already; any other way (a chip, the back button, the tree) starts them anew,
  // ticks included, which a wrong range may have held back.
  if (price.here !== here) {
    setPrice({ here, sent: here, round: price.round + Number(price.sent !== here), wrong: wrongAtStart });
  }
  // The mark must be seen, also when another panel was in use: that one closes, and would take the focus along.
  useEffect(() => {
    const panel = form.current?.querySelector<HTMLDetailsElement>(`#${PRICE_FILTER}`);
    if (!price.wrong || !panel || panel.open) return;
    panel.open = true;
    if (form.current?.contains(document.activeElement)) panel.querySelector('input')?.focus();
  }, [price]);

  function apply(sent: HTMLFormElement, changed?: HTMLInputElement) {
    const now = wantedNow(listing);
    const ticked = withChoicesSince(listing.chosen, now.chosen, { ticked: chosenInForm(sent), changed });
    const blocked = isPriceRangeWrong(ticked.price);
    setPrice({ ...price, sent: choiceAddress(listing, ticked), wrong: blocked });
    const address = listingAddress(now, { chosen: ticked });
    // S5.54: nothing is asked for while the range is wrong.
    if (!blocked && address !== listingAddress(now)) void navigate(address, { preventScrollReset: true });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(event.currentTarget);
  }

  const panelOf = (filter: ListingFilter, index: number) => (
    <FilterPanel
      key={filter.id}
      id={filter.id}
      index={wrongAtStart ? index + 1 : index}
      group={group}
      title={filterName(filter)}
      chosen={filter.values.filter((value) => value.chosen).length}
    >
      <FilterValues key={price.round} filter={filter} />
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
        if (target instanceof HTMLInputElement && target.type === 'checkbox') apply(currentTarget, target);
      }}
    >
      {listingSettings(listing).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.slice(0, priceAt).map((filter, index) => panelOf(filter, index))}
      <FilterPanel
        id={PRICE_FILTER}
        index={wrongAtStart ? 0 : priceAt}
        group={group}
        title={listingTexts.price}
        chosen={priceChosen}
      >
        <PriceFilter key={price.round} chosen={chosen.price} prices={prices} wrong={price.wrong} />
      </FilterPanel>
      {filters.slice(priceAt).map((filter, index) => panelOf(filter, priceAt + 1 + index))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: collapsedScript }} />
    </Form>
  );
}

/** S4.51: only one filter panel is open on classes 3 and 4; on 1 and 2 each slides for itself. */
function usePanelGroup(): string | undefined {
  const [group, setGroup] = useState<string | undefined>('filters');
  useEffect(
    () =>
      registerBehaviour(handheldClasses, () => {
        setGroup(undefined);
        return () => setGroup('filters');
      }),
    [],
  );
  return group;
}
