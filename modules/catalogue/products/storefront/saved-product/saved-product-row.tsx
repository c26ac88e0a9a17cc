import type { ReactNode } from 'react';
import { classNames } from '#platform/ui/class-names.ts';
import { Link } from '#platform/ui/link.tsx';
import { canBuy, type SavedProduct, type SavedSize } from '../../rules/saved-product.ts';
import { UNIVERSAL_SIZE } from '../../rules/size-table.ts';
import * as savedProductTexts from '../../texts/saved-product.ts';
import { SavedPhoto, SavedPrice } from './saved-photo.tsx';

interface SavedProductRowProps {
  product: Omit<SavedProduct, 'sizes' | 'requestsMore'>;
  /** The size that is kept; null while none is chosen. */
  size: SavedSize | null;
  /** For example when it was bought. */
  note?: ReactNode;
  children: ReactNode;
}

/** A saved product in a list of rows: what it is, whether it can be had, what it costs today. */
export function SavedProductRow({ product, size, note, children }: SavedProductRowProps) {
  return (
    <li
      data-product_id={product.productId}
      data-product_size={size?.type}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 md:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      <SavedPhoto {...product} />
      <div className="min-w-0">
        <Link to={product.link} className="leading-snug font-semibold hover:text-brand hover:underline">
          {product.name}
        </Link>
        <div className="mt-1 text-sm text-ink-soft">
          {size && size.type !== UNIVERSAL_SIZE && <p>{savedProductTexts.size(size.name)}</p>}
          {note}
          {size && (
            <p className={classNames('font-medium', canBuy(size) ? 'text-ok' : 'text-error')}>
              {savedProductTexts.availability(size.availability)}
            </p>
          )}
        </div>
        {size && <SavedPrice product={product} size={size} className="mt-2" />}
      </div>
      <div className="col-span-2 flex flex-wrap items-center gap-2 md:col-span-1 md:max-w-96 md:flex-col md:items-end">
        {children}
      </div>
    </li>
  );
}
