import type { ReactNode } from 'react';
import { type ProductCard, quickAdd } from '#modules/catalogue/products/rules/product-card.ts';
import { addComparedLink } from '#modules/catalogue/products/rules/product-links.ts';
import { areAmounts } from '#modules/catalogue/products/rules/size-table.ts';
import * as compareLinkTexts from '#modules/customers/compare/texts/compare-link.ts';
import { addToListLink } from '#platform/links/rules/screen-links.ts';
import { buttonLook } from '#platform/ui/button-look.ts';
import { CompareIcon, HeartIcon } from '#platform/ui/icons/shopping.tsx';
import { PlusIcon } from '#platform/ui/icons/signs.tsx';
import * as productCardTexts from '../texts/storefront.ts';

interface CardOfferProps {
  card: ProductCard;
  /** With a favourites button. */
  keep?: boolean;
  /** Has room for comparison and lists too. */
  row?: boolean;
  /** The price in a list; a grid shows it below the name. */
  children: ReactNode;
}

const BUY = `${buttonLook({ look: 'secondary', size: 'sm' })} card-buy`;

/**
 * A plain form and links that work without a script. `start-cards.ts` handles clicks for all cards, because zones
 * arrive as HTML; `mark-cards.ts` marks what this visitor stored.
 */
export function CardOffer({ card, keep, row, children }: CardOfferProps) {
  const way = quickAdd(card);
  const controls = (
    <>
      <Buying card={card} kind={way.kind} />
      {keep && row && <CompareTick id={card.id} name={card.name} />}
      {keep && <Heart name={card.name} />}
      {keep && row && <CardListLink card={card} />}
    </>
  );
  return (
    <form method="post" action="/basketchange.php" data-unit={card.unit} className="card-offer">
      {children}
      <input type="hidden" name="product" value={card.id} />
      {way.kind === 'one-click' && <input type="hidden" name="size" value={way.size} />}
      {row ? <div className="card-ways">{controls}</div> : controls}
    </form>
  );
}

function Buying({ card, kind }: { card: ProductCard; kind: ReturnType<typeof quickAdd>['kind'] }) {
  if (kind === 'one-click') {
    return (
      <button
        type="submit"
        name="mode"
        value="1"
        data-card="buy"
        aria-label={productCardTexts.buyOf(card.name)}
        className={BUY}
      >
        {productCardTexts.buy}
      </button>
    );
  }
  if (kind === 'choose') {
    const amounts = areAmounts(card.sizes);
    const label = amounts ? productCardTexts.chooseAmountOf(card.name) : productCardTexts.chooseOf(card.name);
    return (
      <a href={card.link} data-card="choose" data-amounts={amounts || undefined} aria-label={label} className={BUY}>
        {amounts ? productCardTexts.chooseAmount : productCardTexts.choose}
      </a>
    );
  }
  return (
    <a href={card.link} aria-label={productCardTexts.seeOf(card.name)} className={BUY}>
      {productCardTexts.see}
    </a>
  );
}

function CompareTick({ id, name }: { id: number; name: string }) {
  return (
    <a
      href={addComparedLink(id)}
      rel="nofollow"
      data-card="compare"
      aria-label={compareLinkTexts.addOf(name)}
      title={compareLinkTexts.add}
      className="card-round data-compared:bg-brand-soft data-compared:text-brand"
    >
      <CompareIcon className="size-5" />
    </a>
  );
}

function Heart({ name }: { name: string }) {
  return (
    <button
      type="submit"
      name="mode"
      value="2"
      data-card="keep"
      aria-label={productCardTexts.keepOf(name)}
      className="card-round card-heart"
    >
      <HeartIcon className="size-5" />
    </button>
  );
}

/** S5.09: without a script the page of lists requests the size. */
function CardListLink({ card: { id, name, sizes } }: { card: ProductCard }) {
  const [only, ...others] = sizes;
  const chosen = others.length === 0 ? only?.type : '';
  return (
    <a
      href={addToListLink(id, chosen)}
      rel="nofollow"
      data-card={chosen ? 'list' : 'choose'}
      data-for="list"
      aria-label={productCardTexts.listOf(name)}
      title={productCardTexts.list}
      className="card-round data-[status=success]:text-ok"
    >
      <PlusIcon className="size-5" />
    </a>
  );
}
