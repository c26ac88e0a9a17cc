import { Link } from 'react-router';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import type { ProductVersion } from '#rules/catalogue/products/product-page.ts';
import { productTexts } from '#texts/catalogue/product.ts';
import { classNames } from '../../../ui/class-names.ts';

/** Other colours of the model: each is a page of its own, loaded as a fragment. */
export function Versions({ versions }: { versions: ProductVersion[] }) {
  if (versions.length < 2) return null;
  const current = versions.find((version) => version.isCurrent);
  return (
    <section aria-label={productTexts.versions} className="mt-5">
      <p className="mb-2 font-medium">
        {productTexts.versions}
        {current && <span className="font-normal text-ink-soft">: {current.name}</span>}
      </p>
      <ul className="flex flex-wrap gap-2">
        {versions.map((version) => (
          <li key={version.id}>
            <Link
              to={version.link}
              prefetch="intent"
              preventScrollReset
              aria-label={productTexts.version(version.name, version.available)}
              aria-current={version.isCurrent ? 'page' : undefined}
              className={classNames(
                'block size-14 overflow-hidden rounded-md border-2 bg-surface-2 transition-colors',
                version.isCurrent ? 'border-brand' : 'border-line hover:border-line-strong',
                !version.available && 'opacity-50',
              )}
            >
              {version.photo && (
                <ShopImage
                  file={version.photo.file}
                  tone={version.photo.tone}
                  alt=""
                  width={80}
                  height={80}
                  sizes="56px"
                  className="size-full object-cover"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
