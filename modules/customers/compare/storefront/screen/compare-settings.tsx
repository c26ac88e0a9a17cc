import type { MouseEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { removeComparedLink } from '#modules/catalogue/products/rules/product-links.ts';
import { copyLink } from '#platform/copy-link/storefront/copy-link.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { ShareIcon, TrashIcon } from '#platform/ui/icons/objects.tsx';
import { CheckIcon } from '#platform/ui/icons/signs.tsx';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import { type CompareView, compareAddress } from '../../rules/compare-view.ts';
import * as compareTexts from '../../texts/storefront.ts';
import { CompareChangeLink } from '../strip/compare-link.tsx';

/** Everything that changes the whole table; each control is a link, so it works and can be shared without script. */
export function CompareSettings({ view, cards }: { view: CompareView; cards: ProductCard[] }) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const ids = cards.map((card) => card.id);
  const hidden = cards.filter((card) => view.hidden.includes(card.id)).length;
  const shared = compareAddress(view, { shared: ids, hidden: [] });

  async function copyAddress(event: MouseEvent) {
    if (!navigator.clipboard || !isPlainClick(event)) return;
    event.preventDefault();
    const copied = await copyLink(new URL(shared, window.location.href).href, {
      copied: compareTexts.shared,
      copyFailed: compareTexts.shareFailed,
    });
    // What the link would have done: the address to copy is in the bar then.
    if (!copied) await navigate(shared);
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <ButtonLink
        to={compareAddress(view, { onlyDifferences: !view.onlyDifferences })}
        preventScrollReset
        look={view.onlyDifferences ? 'primary' : 'secondary'}
        size="sm"
        aria-current={view.onlyDifferences || undefined}
      >
        {view.onlyDifferences && <CheckIcon className="size-5" />}
        {compareTexts.onlyDifferences}
      </ButtonLink>
      {hidden > 0 && (
        <ButtonLink to={compareAddress(view, { hidden: [] })} preventScrollReset look="secondary" size="sm">
          {compareTexts.showHidden(hidden)}
        </ButtonLink>
      )}
      {!view.shared && (
        <>
          <ButtonLink to={shared} onClick={copyAddress} look="quiet" size="sm">
            <ShareIcon className="size-5" />
            {compareTexts.share}
          </ButtonLink>
          <CompareChangeLink
            link={removeComparedLink(ids)}
            onChanged={revalidate}
            look="quiet"
            size="sm"
            aria-label={compareTexts.removeAll}
            // On a phone the words would start a second row.
            className="max-md:w-11 max-md:px-0"
          >
            <TrashIcon className="size-5" />
            <span className="hidden md:inline">{compareTexts.removeAll}</span>
          </CompareChangeLink>
        </>
      )}
    </div>
  );
}
