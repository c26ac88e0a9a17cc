import type { ProductVersion } from '#modules/catalogue/products/rules/product-page.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { classNames } from '#platform/ui/class-names.ts';

/** React keeps the server's HTML while the object stays the same. */
const UNTOUCHED = { __html: '' };

/** Plain links inside the buy box: the server renders them, and the browser never loads their code. */
export function Versions({ versions }: { versions: ProductVersion[] }) {
  if (versions.length < 2) return null;
  if (!import.meta.env.SSR) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
    return <div className="mt-5" suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />;
  }
  return (
    <div className="mt-5">
      <VersionLinks versions={versions} />
    </div>
  );
}

function VersionLinks({ versions }: { versions: ProductVersion[] }) {
  const current = versions.find((version) => version.isCurrent);
  return (
    <section aria-label={productTexts.versions}>
      <p className="mb-2 font-medium">
        {productTexts.versions}
        {current && <span className="font-normal text-ink-soft">: {current.name}</span>}
      </p>
      <ul className="flex flex-wrap gap-2">
        {versions.map((version) => (
          <li key={version.id}>
            <a
              href={version.link}
              data-swap
              data-colour={version.isCurrent ? undefined : ''}
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
                  sizes="3.5rem"
                  className="size-full object-contain"
                />
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
