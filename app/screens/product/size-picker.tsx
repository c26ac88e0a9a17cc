import type { ProductSize } from '#rules/catalogue/product-page.ts';
import { productTexts } from '#texts/product.ts';

interface SizePickerProps {
  sizes: ProductSize[];
  chosen: string | null;
  onChoose: (type: string) => void;
  /** Set after an attempt to buy without a size. */
  missing: boolean;
}

/** Sizes as radio buttons; a product of one size sends it without asking. */
export function SizePicker({ sizes, chosen, onChoose, missing }: SizePickerProps) {
  const [only] = sizes;
  if (sizes.length < 2) return only ? <input type="hidden" name="size" value={only.type} /> : null;
  return (
    <fieldset className="mt-5" aria-describedby={missing ? 'size-missing' : undefined}>
      <legend className="mb-2 font-medium">{productTexts.size}</legend>
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
                checked={chosen === size.type}
                onChange={() => onChoose(size.type)}
                aria-label={available ? undefined : productTexts.sizeSoldOut(size.name)}
                className="peer absolute inset-0 size-full scroll-mb-28 cursor-pointer opacity-0"
              />
              <span
                aria-hidden={!available}
                className={
                  available
                    ? 'flex min-h-12 min-w-12 items-center justify-center rounded-md border border-line-strong bg-surface px-3 font-semibold transition-colors peer-checked:border-brand peer-checked:bg-brand peer-checked:text-brand-ink peer-hover:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus'
                    : 'flex min-h-12 min-w-12 items-center justify-center rounded-md border border-dashed border-line-strong px-3 text-ink-soft line-through peer-checked:border-solid peer-checked:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus'
                }
              >
                {size.name}
              </span>
            </label>
          );
        })}
      </div>
      {missing && (
        <p id="size-missing" className="mt-2 text-sm font-medium text-error">
          {productTexts.chooseSize}
        </p>
      )}
    </fieldset>
  );
}
