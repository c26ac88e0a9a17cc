import { useId } from 'react';
import type { BundlePart, PartSize, PartVersion, WishedPart } from '#modules/catalogue/products/rules/bundle-part.ts';
import * as productOptionTexts from '#modules/catalogue/products/texts/options.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { Link } from '#platform/ui/link.tsx';
import { Select } from '#platform/ui/text-controls.tsx';

interface PartProps {
  part: BundlePart;
  chosen: WishedPart | null;
  optional: boolean;
  missing: boolean;
  unticked: boolean;
  money: (gross: Grosze) => string;
  onChange: (chosen: WishedPart | null) => void;
}

export function Part({ part, chosen, optional, missing, unticked, money, onChange }: PartProps) {
  const errorId = useId();
  const { id, quantity, versions } = part;
  const version = versions.find((one) => one.productId === chosen?.product) ?? versions[0];
  if (!version) return <li className="text-ink-soft">{productOptionTexts.partGone}</li>;
  const size = version.sizes.find((one) => one.type === chosen?.size);
  const name = chosen?.product || versions.length === 1 ? version.name : modelName(version);
  const title = productOptionTexts.part(quantity, name);
  const invalid = (isWrong: boolean) =>
    missing && isWrong ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
  const described = size ?? version.sizes[0];
  return (
    <li className="bundle-part">
      <Link to={version.link} className="bundle-photo">
        <span
          className={classNames(
            'block aspect-4/5 overflow-hidden rounded-md bg-surface-2 transition-opacity',
            !chosen && 'opacity-50',
          )}
        >
          {version.photo && (
            <ShopImage
              {...version.photo}
              alt={version.name}
              width={240}
              height={300}
              sizes="(min-width: 75rem) 10.625rem, 5.5rem"
              lazy
              className="size-full object-contain"
            />
          )}
        </span>
      </Link>
      {optional ? (
        <Checkbox
          // An unchecked part is not sent, also without a script.
          {...(versions.length === 1 && { name: `bundled_product[${id}]`, value: version.productId })}
          checked={chosen !== null}
          aria-invalid={unticked || undefined}
          onChange={(event) =>
            onChange(event.target.checked ? { id, product: version.productId, size: onlySize(version.sizes) } : null)
          }
          label={title}
          className="-my-2.5 leading-snug font-semibold"
        />
      ) : (
        <Link to={version.link} className="leading-snug font-semibold hover:text-brand hover:underline">
          {title}
        </Link>
      )}
      <p className="figures mt-1 text-sm text-ink-soft empty:hidden">
        {described && described.price > 0 && productOptionTexts.partPrice(quantity, money(described.price))}
      </p>
      <div className="mt-2 space-y-2">
        <input type="hidden" name={`bundled_quantity[${id}]`} value={quantity} />
        {!optional && versions.length === 1 && (
          <input type="hidden" name={`bundled_product[${id}]`} value={version.productId} />
        )}
        {chosen && version.sizes.length === 1 && (
          <input type="hidden" name={`bundled_size[${id}]`} value={version.sizes[0]?.type} />
        )}
        {chosen && versions.length > 1 && (
          <Select
            {...invalid(!chosen.product)}
            aria-label={productOptionTexts.partVersion(name)}
            name={`bundled_product[${id}]`}
            value={chosen.product || ''}
            onChange={(event) => {
              const product = Number(event.target.value);
              const sizes = versions.find((one) => one.productId === product)?.sizes ?? [];
              onChange({
                id,
                product,
                size: sizes.some((one) => one.type === chosen.size) ? chosen.size : onlySize(sizes),
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
        {chosen && version.sizes.length > 1 && (
          <Select
            {...invalid(!chosen.size || chosen.product > 0)}
            aria-label={productOptionTexts.sizeLine(name)}
            name={`bundled_size[${id}]`}
            value={chosen.size}
            onChange={(event) => onChange({ ...chosen, size: event.target.value })}
          >
            <option value="">{productOptionTexts.chooseSize}</option>
            {version.sizes.map((one) => (
              <option key={one.type} value={one.type} disabled={one.amount >= 0 && one.amount < quantity}>
                {one.amount === 0 ? productTexts.sizeSoldOut(one.name) : one.name}
              </option>
            ))}
          </Select>
        )}
        {missing && (
          <p id={errorId} className="text-sm font-medium text-error">
            {productTexts.choosePart}
          </p>
        )}
      </div>
    </li>
  );
}

/** Without a chosen colour the name must not contain one. */
function modelName({ name, versionName }: PartVersion): string {
  return versionName ? name.replace(`, ${versionName}`, '') : name;
}

function onlySize(sizes: readonly PartSize[]): string {
  return sizes.length === 1 ? (sizes[0]?.type ?? '') : '';
}
