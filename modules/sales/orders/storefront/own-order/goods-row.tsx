import type { ReactNode } from 'react';
import { joinNameWithHardSpaces } from '#modules/catalogue/products/rules/product-name.ts';
import { OrderPhoto } from '#modules/sales/order-ledger/storefront/order-photo.tsx';
import * as ordersTexts from '../../texts/storefront.ts';

export const GOODS_ROW =
  'grid grid-cols-[auto_minmax(0,1fr)] items-start @lg:grid-cols-[auto_minmax(0,1fr)_auto] gap-y-1';

export const ROW_BUTTON =
  'col-span-full mt-3 @lg:col-span-1 @lg:col-start-3 @lg:row-span-3 @lg:row-start-1 @lg:ms-4 @lg:mt-0 @lg:self-center';

interface GoodsLinesProps {
  level: 'h2' | 'h3';
  title: string;
  goods: readonly { name: string; photo: string | null; photoTone: string | null }[];
  more?: number;
  facts: readonly string[];
  note?: ReactNode;
  badge?: ReactNode;
}

export function GoodsLines({ level: Heading, title, goods, more = 0, facts, note, badge }: GoodsLinesProps) {
  const [first] = goods;
  const others = goods.length - 1 + more;
  return (
    <>
      {/* With large text there is no room for the photo. */}
      <span className="relative row-span-3 me-4 hidden @3xs:block">
        {first && <OrderPhoto photo={first.photo} tone={first.photoTone} />}
        {others > 0 && (
          <span
            aria-hidden="true"
            className="figures absolute -end-2 -bottom-2 rounded-full border border-line bg-surface px-1.5 text-xs font-semibold"
          >
            +{others}
          </span>
        )}
      </span>
      <Heading className="figures col-start-2 type-sub">{title}</Heading>
      <span className="col-start-2 line-clamp-2 leading-snug">
        {goods.map(({ name }) => joinNameWithHardSpaces(name)).join(', ')}
        {more > 0 && ` ${ordersTexts.more(more)}`}
      </span>
      <span className="figures col-start-2 text-sm text-ink-soft">
        {facts.map((fact) => (
          <span key={fact} className="block @lg:inline @lg:not-first:before:content-['_·_']">
            {fact}
          </span>
        ))}
        {note}
      </span>
      {badge && (
        <span className="col-start-2 mt-1 @lg:col-start-3 @lg:row-span-3 @lg:row-start-1 @lg:mt-0 @lg:ms-4">
          {badge}
        </span>
      )}
    </>
  );
}
