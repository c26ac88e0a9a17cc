import { useId } from 'react';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import { Link } from '#app/ui/link.tsx';
import type { BundlePart, PartSize, PartVersion, WishedPart } from '#rules/catalogue/bundle/bundle-part.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import * as productTexts from '#texts/catalogue/product.ts';
import * as productOptionTexts from '#texts/catalogue/product-options.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/text-controls.tsx';

interface PartProps {
  part: BundlePart;
  /** null when the part of a collection is left out. */
  wish: WishedPart | null;
  optional: boolean;
  missing: boolean;
  /** Set after an attempt to buy a collection of nothing. */
  unticked: boolean;
  money: (gross: Grosze) => string;
  onChange: (wish: WishedPart | null) => void;
}

/** One part with its photo and its choices; unticked, it sends only that it was there to tick. */
export function Part({ part, wish, optional, missing, unticked, money, onChange }: PartProps) {
  const errorId = useId();
  const { id, quantity, versions } = part;
  const version = versions.find((one) => one.productId === wish?.product) ?? versions[0];
  if (!version) return <li className="py-3 text-ink-soft">{productOptionTexts.partGone}</li>;
  const size = version.sizes.find((one) => one.type === wish?.size);
  const name = wish?.product || versions.length === 1 ? version.name : modelName(version);
  const title = productOptionTexts.part(quantity, name);
  const invalid = missing ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  const described = size ?? version.sizes[0];
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 py-3">
      <Link to={version.link} className="size-18 shrink-0 overflow-hidden rounded-md bg-surface-2">
        {version.photo && (
          <ShopImage
            {...version.photo}
            alt={version.name}
            width={144}
            height={144}
            sizes="72px"
            lazy
            className="size-full object-contain"
          />
        )}
      </Link>
      <div className="min-w-0 flex-1 basis-40">
        <input type="hidden" name={`bundled_quantity[${id}]`} value={quantity} />
        {optional ? (
          <Checkbox
            // Unticked it is not sent: the part stays out without script too.
            {...(versions.length === 1 && { name: `bundled_product[${id}]`, value: version.productId })}
            checked={wish !== null}
            aria-invalid={unticked || undefined}
            onChange={(event) =>
              onChange(event.target.checked ? { id, product: version.productId, size: onlySize(version.sizes) } : null)
            }
            label={title}
          />
        ) : (
          <Link to={version.link} className="font-medium hover:text-brand hover:underline">
            {title}
          </Link>
        )}
        {!optional && versions.length === 1 && (
          <input type="hidden" name={`bundled_product[${id}]`} value={version.productId} />
        )}
        {wish && version.sizes.length === 1 && (
          <input type="hidden" name={`bundled_size[${id}]`} value={version.sizes[0]?.type} />
        )}
        <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-2 empty:hidden">
          {wish && versions.length > 1 && (
            <Select
              {...invalid}
              aria-label={productOptionTexts.partVersion(name)}
              name={`bundled_product[${id}]`}
              value={wish.product || ''}
              onChange={(event) => {
                const product = Number(event.target.value);
                const sizes = versions.find((one) => one.productId === product)?.sizes ?? [];
                onChange({
                  id,
                  product,
                  size: sizes.some((one) => one.type === wish.size) ? wish.size : onlySize(sizes),
                });
              }}
            >
              <option value="">{productOptionTexts.chooseVersion}</option>
              {versions.map((one) => (
                <option key={one.productId} value={one.productId}>
                  {one.versionName || one.name}
                </option>
              ))}
            </Select>
          )}
          {wish && version.sizes.length > 1 && (
            <Select
              {...invalid}
              aria-label={productOptionTexts.partSize(name)}
              name={`bundled_size[${id}]`}
              value={wish.size}
              onChange={(event) => onChange({ ...wish, size: event.target.value })}
            >
              <option value="">{productTexts.chooseSize}</option>
              {version.sizes.map((one) => (
                <option key={one.type} value={one.type} disabled={one.amount >= 0 && one.amount < quantity}>
                  {one.amount === 0 ? productTexts.sizeSoldOut(one.name) : one.name}
                </option>
              ))}
            </Select>
          )}
        </div>
        {described && described.price > 0 && (
          <p className="figures mt-1 text-sm text-ink-soft">{productOptionTexts.partPrice(money(described.price))}</p>
        )}
        {missing && (
          <p id={errorId} className="mt-1 text-sm font-medium text-error">
            {productTexts.choosePart}
          </p>
        )}
      </div>
    </li>
  );
}

/** Nobody chose a colour yet, so the name must not tell one. */
function modelName({ name, versionName }: PartVersion): string {
  return versionName ? name.replace(`, ${versionName}`, '') : name;
}

function onlySize(sizes: readonly PartSize[]): string {
  return sizes.length === 1 ? (sizes[0]?.type ?? '') : '';
}
