import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { removeComparedLink } from '#modules/catalogue/products/rules/product-links.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { softHyphens } from '#platform/text/rules/text.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { ImageIcon, TrashIcon } from '#platform/ui/icons/objects.tsx';
import { Link } from '#platform/ui/link.tsx';
import { type CompareView, compareAddress } from '../../rules/compare-view.ts';
import * as compareTexts from '../../texts/storefront.ts';
import { CompareChangeLink } from '../strip/compare-link.tsx';
import { ColumnBuy } from './column-buy.tsx';
import type { ShownRow } from './compared-rows.tsx';
import { columnWidth, FurtherColumns } from './further-columns.tsx';
import { StickyNames } from './sticky-names.tsx';

interface CompareTableProps {
  view: CompareView;
  columns: ProductCard[];
  rows: ShownRow[];
}

/** S2.56. On classes 1 and 2 the row name floats above its cells, because a column for it leaves no room for products. */
export function CompareTable({ view, columns, rows }: CompareTableProps) {
  const frame = useRef<HTMLElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const width = columnWidth(columns.length);
  return (
    <div className="mt-6 -mr-3 lg:-mr-6">
      <FurtherColumns frame={frame} count={columns.length} />
      <StickyNames frame={frame} head={head} columns={columns} width={width} />
      <section
        ref={frame}
        aria-label={compareTexts.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        // Positioned, so that visually hidden text stays inside the scroll area.
        className="@container relative overflow-x-auto overscroll-x-contain"
      >
        <table className="min-w-full border-collapse">
          <caption className="sr-only">{compareTexts.table}</caption>
          <thead ref={head}>
            <tr>
              <td className="w-0 p-0 lg:min-w-44" />
              {columns.map((card) => (
                <th key={card.id} scope="col" className="h-px p-0 text-left align-top font-normal last:w-full">
                  <ColumnHead card={card} view={view} width={width} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th
                  scope="row"
                  className={`${RULE} sticky left-0 z-1 w-0 p-0 text-left align-top lg:bg-paper lg:align-baseline`}
                >
                  <span className="absolute top-2.5 left-0 text-sm font-normal whitespace-nowrap text-ink-soft lg:static lg:block lg:w-44 lg:py-3 lg:pr-4 lg:whitespace-normal">
                    {row.name}
                  </span>
                </th>
                {row.cells.map((cell, index) => (
                  <td
                    key={columns[index]?.id}
                    className={`${RULE} relative p-0 align-top last:w-full last:before:right-3 lg:align-baseline lg:last:before:right-6`}
                  >
                    <div className={`${width} pt-8 pr-3 pb-3 text-sm hyphens-auto md:text-base lg:pt-3 lg:pr-6`}>
                      {cell}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length === 0 && <p className="border-t border-line py-6 text-ink-soft">{compareTexts.noDifferences}</p>}
      </section>
    </div>
  );
}

/** A border of the row would continue through the gap of the last column. */
const RULE =
  "before:absolute before:top-0 before:right-0 before:left-0 before:border-t before:border-line before:content-['']";

const PHOTO_SIZES = '(min-width: 61.1875rem) 14rem, (min-width: 47.3125rem) 25vw, 46vw';

function ColumnHead({ card, view, width }: { card: ProductCard; view: CompareView; width: string }) {
  const { revalidate } = useRevalidator();
  return (
    <div className={`${width} flex h-full flex-col pr-3 pb-3 lg:pr-6`}>
      <Link to={card.link} tabIndex={-1} aria-hidden="true" className="block rounded-lg lg:max-w-55">
        <span className="block aspect-4/5 overflow-hidden rounded-lg bg-surface-2 lg:aspect-square">
          {card.photo ? (
            <ShopImage
              file={card.photo.file}
              tone={card.photo.tone}
              focus={card.photo.focus}
              alt=""
              width={480}
              height={600}
              sizes={PHOTO_SIZES}
              className="size-full object-cover"
            />
          ) : (
            <ImageIcon className="size-full p-[30%] text-ink-soft" />
          )}
        </span>
      </Link>
      <div className="mt-2 flex flex-wrap gap-1">
        <ButtonLink
          to={compareAddress(view, { hidden: [...view.hidden, card.id] })}
          preventScrollReset
          look="secondary"
          size="sm"
          className="px-2!"
          aria-label={compareTexts.hideOf(card.name)}
        >
          {compareTexts.hide}
        </ButtonLink>
        {!view.shared && (
          <CompareChangeLink
            link={removeComparedLink([card.id])}
            onChanged={revalidate}
            look="secondary"
            size="sm"
            square
            aria-label={compareTexts.removeOf(card.name)}
            title={compareTexts.removeShort}
          >
            <TrashIcon className="size-5" />
          </CompareChangeLink>
        )}
      </div>
      <Link to={card.link} className="mt-2 rounded-sm text-sm leading-snug font-semibold hover:text-brand md:text-base">
        {softHyphens(card.name)}
      </Link>
      <div className="mt-auto lg:max-w-55">
        <ColumnBuy card={card} />
      </div>
    </div>
  );
}
