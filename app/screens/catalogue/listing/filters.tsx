import { type MouseEvent, useEffect, useRef } from 'react';
import { registerBehaviour } from '#app/features/platform/viewport/register-behaviour.ts';
import { hasFilters, NO_FILTERS } from '#rules/catalogue/listing/chosen-filters.ts';
import { isPriceRangeWrong } from '#rules/catalogue/listing/price-range.ts';
import { desktopClasses } from '#rules/platform/viewport/viewport.ts';
import * as listingTexts from '#texts/catalogue/listing.ts';
import * as uiTexts from '#texts/platform/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FilterIcon } from '../../../ui/icons/filter.tsx';
import { CloseIcon } from '../../../ui/icons/signs.tsx';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import { chosenInForm, FiltersForm } from './filters-form.tsx';
import { listingAddress } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';

const ID = 'Filters';
const FORM = 'filters_form';

/** Beside the products on classes 3 and 4; on 1 and 2 a sheet from below, which opens without a script too. */
export function Filters({ listing }: { listing: ShownListing }) {
  const chosen = hasFilters(listing.chosen);
  const sheet = useRef<HTMLElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  // A tablet turned on its side: the opened sheet becomes the column beside the products.
  useEffect(
    () =>
      registerBehaviour(desktopClasses, () => {
        if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
        return undefined;
      }),
    [],
  );

  // A price that was typed and never sent is a choice too; one nothing can lie in (S5.54) keeps the sheet open.
  function applyTyped(event: MouseEvent) {
    const form = document.getElementById(FORM);
    if (!(form instanceof HTMLFormElement)) return;
    form.requestSubmit();
    if (isPriceRangeWrong(chosenInForm(form).price)) event.preventDefault();
  }

  return (
    <aside
      id={ID}
      ref={sheet}
      popover="auto"
      aria-label={listingTexts.filters}
      className="filters bg-surface text-ink lg:bg-transparent"
    >
      <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5 lg:hidden">
        <h2 className="text-xl">{listingTexts.filters}</h2>
        <Button look="quiet" square aria-label={uiTexts.close} popoverTarget={ID} popoverTargetAction="hide">
          <CloseIcon />
        </Button>
      </header>
      <div className="filters__body px-5 pb-4 lg:px-0">
        <FiltersForm id={FORM} listing={listing} />
      </div>
      <footer className="filters__foot border-t border-line px-5 lg:border-0 lg:px-0">
        {chosen && (
          <ButtonLink
            to={listingAddress(listing, { chosen: NO_FILTERS })}
            preventScrollReset
            // It goes with the filters: the keyboard stays in the sheet.
            onClick={(event) => isPlainClick(event) && show.current?.focus()}
            look="secondary"
            className="shrink-0 lg:hidden"
          >
            {listingTexts.clear}
          </ButtonLink>
        )}
        <Button ref={show} wide popoverTarget={ID} popoverTargetAction="hide" onClick={applyTyped} className="needs-js">
          {listingTexts.show(listing.total, listing.cutTo)}
        </Button>
        {/* Without a script nothing is counted, let alone applied, before it is sent. */}
        <Button wide type="submit" form={FORM} className="without-js">
          {listingTexts.filter}
        </Button>
      </footer>
    </aside>
  );
}

export function FiltersButton({ count }: { count: number }) {
  return (
    <Button look="secondary" popoverTarget={ID} className="min-h-12 flex-1 md:flex-none lg:hidden">
      <FilterIcon className="size-5" />
      {listingTexts.filters}
      {count > 0 && <span className="figures">({count})</span>}
    </Button>
  );
}
