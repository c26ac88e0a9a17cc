import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { renderedPart } from '#platform/islands/storefront/island.tsx';
import { PRICE_FILTER } from '../rules/filter-id.ts';
import type { ListingFilter } from '../rules/listing-filter.ts';
import { splitFilters } from '../rules/main-filters.ts';
import { isPriceRangeWrong, narrowsPrice } from '../rules/price-range.ts';
import * as listingTexts from '../texts/storefront.ts';
import { collapsedScript } from './collapsed-panels.ts';
import { filterName } from './filter-names.ts';
import { FilterPanel, MoreFilters } from './filter-panel.tsx';
import { FilterValues } from './filter-values.tsx';
import { listingSettings } from './listing-address.ts';
import { FILTERS_FORM } from './listing-ids.ts';
import { PriceFilter } from './price-filter.tsx';
import type { ShownListing } from './shown-listing.ts';

/** Only these may affect the panels, because they are rendered once for equal props. */
type PanelsProps = Pick<ShownListing, 'filters' | 'prices' | 'severalPanels'> & {
  price: ShownListing['chosen']['price'];
};

const RenderedPanels = renderedPart<PanelsProps>('filter-panels');

/** A plain form; with a script each change is applied at once (`apply-filters.ts`). */
export function FiltersForm({ listing }: { listing: ShownListing }) {
  const nonce = useContext(FrameworkContext)?.nonce;
  const { filters, prices, chosen, severalPanels } = listing;
  return (
    // The browser must not restore old values.
    <form id={FILTERS_FORM} action={listing.address} autoComplete="off" noValidate>
      {listingSettings(listing).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <RenderedPanels filters={filters} prices={prices} price={chosen.price} severalPanels={severalPanels} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: collapsedScript }} />
    </form>
  );
}

export function FilterPanels({ filters, prices, price, severalPanels }: PanelsProps) {
  const wrong = isPriceRangeWrong(price);
  const { main, more } = splitFilters(filters);
  const opened = wrong ? PRICE_FILTER : (main[0]?.id ?? PRICE_FILTER);

  const panelOf = (filter: ListingFilter) => (
    <FilterPanel
      key={filter.id}
      id={filter.id}
      open={filter.id === opened}
      grouped={!severalPanels}
      title={filterName(filter)}
      chosen={countChosen([filter])}
    >
      <FilterValues filter={filter} />
    </FilterPanel>
  );
  return (
    <>
      {main.map(panelOf)}
      <FilterPanel
        id={PRICE_FILTER}
        open={opened === PRICE_FILTER}
        grouped={!severalPanels}
        title={listingTexts.price}
        chosen={Number(narrowsPrice(price))}
      >
        <PriceFilter chosen={price} prices={prices} wrong={wrong} />
      </FilterPanel>
      {more.length > 0 && (
        <MoreFilters count={more.length} chosen={countChosen(more)}>
          {more.map(panelOf)}
        </MoreFilters>
      )}
    </>
  );
}

const countChosen = (filters: readonly ListingFilter[]) =>
  filters.flatMap(({ values }) => values).filter(({ chosen }) => chosen).length;
