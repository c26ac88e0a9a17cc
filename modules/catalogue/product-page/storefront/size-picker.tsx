import type { BuyingDecision } from '#modules/catalogue/availability/rules/decide-buying.ts';
import type { ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { TextLink } from '#platform/ui/text-link.tsx';

interface SizePickerProps {
  sizes: ProductSize[];
  refusalOf: (size: ProductSize) => BuyingDecision['refusal'];
  amounts: boolean;
  chosen: string | null;
  onChoose: (type: string) => void;
  missing: boolean;
  /** Null for sizes that customers do not measure. */
  table: SizeTable | null;
}

const TILE =
  'choice-tile flex min-h-12 min-w-12 items-center justify-center rounded-md border px-3 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus';
const ON_SALE =
  'border-line-strong bg-surface font-semibold transition-colors peer-checked:border-brand peer-checked:bg-brand peer-checked:text-brand-ink peer-hover:border-ink';
const SOLD =
  'struck-box border-dashed border-line-strong text-ink-soft peer-checked:border-solid peer-checked:border-ink';

export function SizePicker({ sizes, refusalOf, amounts, chosen, onChoose, missing, table }: SizePickerProps) {
  const [only] = sizes;
  if (sizes.length < 2) {
    return only && <input type="hidden" name="size" value={only.type} data-refusal={refusalOf(only) ?? undefined} />;
  }
  return (
    <fieldset className="relative mt-5" aria-describedby={missing ? 'size-missing' : undefined}>
      <legend className="mb-2 font-medium">{amounts ? productTexts.amount : productTexts.size}</legend>
      <div className="flex flex-wrap gap-2">
        {sizes.map((size) => {
          const available = size.status !== 'disable';
          return (
            <label key={size.type} className="relative">
              <input
                type="radio"
                name="size"
                value={size.type}
                required
                data-refusal={refusalOf(size) ?? undefined}
                aria-invalid={missing || undefined}
                checked={chosen === size.type}
                onChange={() => onChoose(size.type)}
                aria-label={available ? undefined : productTexts.sizeSoldOut(size.name)}
                className="peer absolute inset-0 size-full scroll-mb-28 cursor-pointer opacity-0"
              />
              <span aria-hidden={!available} className={classNames(TILE, available ? ON_SALE : SOLD)}>
                {size.name}
              </span>
            </label>
          );
        })}
      </div>
      {missing && (
        <p id="size-missing" className="mt-2 text-sm font-medium text-error">
          {amounts ? productTexts.amountMissing : productTexts.sizeMissing}
        </p>
      )}
      {table && <SizeTableLink {...table} />}
    </fieldset>
  );
}

interface SizeTable {
  address: string;
  /** Categories of the product from the root; they select the sections of the table. */
  categories: string[];
}

function SizeTableLink({ address, categories }: SizeTable) {
  return (
    <TextLink
      to={address}
      data-window="size-table"
      data-categories={JSON.stringify(categories)}
      // In the line of the legend, but after the sizes in the keyboard order.
      className="absolute -top-10.5 right-0 inline-flex min-h-11 items-center text-sm"
    >
      {productTexts.sizeTable}
    </TextLink>
  );
}
