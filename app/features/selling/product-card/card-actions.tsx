import { type ProductCard, quickAdd } from '#rules/catalogue/products/product-card.ts';
import { addToListLink } from '#rules/customers/lists/list-links.ts';
import { addComparedLink } from '#rules/platform/links/screen-links.ts';
import * as productCardTexts from '#texts/catalogue/product-card.ts';
import * as compareLinkTexts from '#texts/customers/compare-link.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CompareIcon, HeartIcon } from '../../../ui/icons/shopping.tsx';
import { PlusIcon } from '../../../ui/icons/signs.tsx';

interface CardActionsProps {
  card: ProductCard;
  /** With a heart, a way to a list and a compare tick beside the buying. */
  keep?: boolean;
  row?: boolean;
}

const BUY = buttonLook({ look: 'secondary', size: 'sm' });
/** A disc smaller than what a finger hits. */
const ON_PHOTO = 'absolute right-1 bg-surface bg-clip-content p-1';

/**
 * A plain form and links, which need no script. What a click does without leaving the page is decided once for all cards, by
 * `start-cards.ts`: zones come as bare HTML and work the same way. What this visitor keeps and compares is marked by
 * `mark-cards.ts`: the page is the same for everybody.
 */
export function CardActions({ card, keep, row }: CardActionsProps) {
  const way = quickAdd(card);
  if (way.kind === 'none' && !keep) return null;
  return (
    <form
      method="post"
      action="/basketchange.php"
      data-unit={card.unit}
      className={classNames('mt-3 flex items-center gap-1', row && 'flex-wrap md:max-w-80')}
    >
      <input type="hidden" name="product" value={card.id} />
      {way.kind === 'one-click' && <input type="hidden" name="size" value={way.size} />}
      <Buying card={card} kind={way.kind} row={row} />
      {keep && <CompareTick id={card.id} name={card.name} />}
      {keep && <Heart name={card.name} row={row} />}
      {keep && <CardListLink card={card} row={row} />}
    </form>
  );
}

function Buying({ card, kind, row }: { card: ProductCard; kind: ReturnType<typeof quickAdd>['kind']; row?: boolean }) {
  // Beside a photo on a phone the words of the button need the whole line.
  const look = classNames(BUY, 'z-10 flex-1 px-2! @max-[9rem]:px-1!', row && '@max-[24rem]:basis-full');
  if (kind === 'one-click') {
    return (
      <button
        type="submit"
        name="mode"
        value="1"
        data-card="buy"
        aria-label={productCardTexts.buyOf(card.name)}
        className={look}
      >
        {productCardTexts.buy}
      </button>
    );
  }
  if (kind === 'choose') {
    return (
      <a href={card.link} data-card="choose" aria-label={productCardTexts.chooseOf(card.name)} className={look}>
        <span className={row ? undefined : '@max-[11rem]:hidden'}>{productCardTexts.choose}</span>
        {!row && <span className="@min-[11rem]:hidden">{productCardTexts.chooseShort}</span>}
      </a>
    );
  }
  return (
    <a href={card.link} aria-label={productCardTexts.seeOf(card.name)} className={look}>
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
      className={classNames(
        buttonLook({ look: 'quiet', size: 'sm', square: true }),
        'z-10 shrink-0 data-compared:bg-brand-soft data-compared:text-brand',
      )}
    >
      <CompareIcon className="size-5" />
    </a>
  );
}

function Heart({ name, row }: { name: string; row?: boolean }) {
  return (
    <button
      type="submit"
      name="mode"
      value="2"
      data-card="keep"
      aria-label={productCardTexts.keepOf(name)}
      className={classNames(
        'z-10 flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:text-sale aria-busy:opacity-60 data-kept:text-sale data-kept:[&_svg]:fill-current',
        // In the grid it lies on the corner of the photo.
        !row && `${ON_PHOTO} top-1`,
      )}
    >
      <HeartIcon className="size-5" />
    </button>
  );
}

/** To a shopping list; of several sizes one is chosen first (S5.09). Without script the page of lists asks for both. */
function CardListLink({ card: { id, name, sizes }, row }: { card: ProductCard; row?: boolean }) {
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
      className={classNames(
        'z-10 flex size-11 shrink-0 items-center justify-center rounded-full hover:text-brand aria-busy:opacity-60 data-[status=success]:text-ok',
        // In the grid it lies on the photo, below the heart.
        !row && `${ON_PHOTO} top-12`,
      )}
    >
      <PlusIcon className="size-5" />
    </a>
  );
}
