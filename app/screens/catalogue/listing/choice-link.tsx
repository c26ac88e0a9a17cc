import type { ComponentProps, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import type { ShownListing } from './shown-listing.ts';
import { wantedNow } from './wanted-listing.ts';

type ChoiceLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  listing: ShownListing;
  /** Where the choice leads from what is wanted so far. */
  address: (wanted: ShownListing) => string;
};

/** A link that adds to the choices made so far, also to one the page has not drawn yet (X.55). */
export function ChoiceLink({ listing, address, onClick, ...rest }: ChoiceLinkProps) {
  const navigate = useNavigate();
  const drawn = address(listing);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const latest = address(wantedNow(listing));
    if (latest === drawn || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(latest, { preventScrollReset: true });
  }

  return <Link {...rest} to={drawn} preventScrollReset onClick={handleClick} />;
}
