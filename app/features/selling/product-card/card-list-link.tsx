import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import { addToListLink } from '#rules/platform/links/list-links.ts';
import { productCardTexts } from '#texts/catalogue/product-card.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PlusIcon } from '../../../ui/icons/plus.tsx';

/** To a shopping list; of several sizes one is chosen first (S5.09). Without script the page of lists asks for both. */
export function CardListLink({ card: { id, name, sizes }, row }: { card: ProductCard; row?: boolean }) {
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
        !row && 'absolute top-12 right-1',
      )}
    >
      <span className={classNames('flex size-9 items-center justify-center rounded-full', !row && 'bg-surface')}>
        <PlusIcon className="size-5" />
      </span>
    </a>
  );
}
