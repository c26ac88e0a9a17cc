import { useEffect, useRef } from 'react';
import { removeComparedLink } from '#modules/catalogue/products/rules/product-links.ts';
import { focusedSource } from '#platform/images/rules/photo-focus.ts';
import type { ComparedProduct } from '#platform/personal/storefront/personal.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { ImageIcon, TrashIcon } from '#platform/ui/icons/objects.tsx';
import { CloseIcon } from '#platform/ui/icons/signs.tsx';
import { COMPARE_ADDRESS } from '../../rules/compare-view.ts';
import * as compareTexts from '../../texts/storefront.ts';
import { CompareChangeLink } from './compare-link.tsx';

export default function CompareStrip({ compared }: { compared: readonly ComparedProduct[] }) {
  const { label, count, compare } = compareTexts.panel;
  const strip = useRef<HTMLElement>(null);
  useEffect(() => standAboveBanner(strip.current), []);
  useEffect(raiseBackToTop, []);
  return (
    <section
      ref={strip}
      id="menu_compare_product"
      aria-label={label}
      // The buy bar of the product page is below it and provides its height.
      className="sticky bottom-0 z-20 border-t border-line bg-surface shadow-soft max-md:bottom-(--buy-bar,0px) print:hidden"
    >
      <div className="page-width flex items-center gap-3 py-1.5 md:gap-4 md:py-2">
        <p className="figures hidden text-sm font-semibold lg:block">{count(compared.length)}</p>
        <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto py-1">
          {compared.map((product) => (
            <PanelProduct key={product.id} product={product} />
          ))}
        </ul>
        <div className="flex shrink-0 items-center gap-1">
          <CompareChangeLink
            link={removeComparedLink(compared.map((product) => Number(product.id)))}
            look="quiet"
            size="sm"
            aria-label={compareTexts.removeAll}
            className="max-md:w-11 max-md:px-0"
          >
            <TrashIcon className="size-5" />
            <span className="hidden md:inline">{compareTexts.removeAll}</span>
          </CompareChangeLink>
          {compared.length > 1 && (
            <ButtonLink to={COMPARE_ADDRESS} size="sm">
              {compare}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

function standAboveBanner(strip: HTMLElement | null) {
  const banner = document.querySelector('.consent-banner');
  if (!strip || !banner) return;
  const observer = new ResizeObserver(() => {
    const { top, height } = banner.getBoundingClientRect();
    strip.style.bottom = height > 0 ? `${window.innerHeight - top}px` : '';
  });
  observer.observe(banner);
  return () => observer.disconnect();
}

/** `:has()` would be evaluated on every change of the page. */
function raiseBackToTop() {
  const button = document.querySelector('.back-to-top');
  button?.setAttribute('data-raised', '');
  return () => button?.removeAttribute('data-raised');
}

function PanelProduct({ product: { name, icon, link, removeLink } }: { product: ComparedProduct }) {
  return (
    <li className="flex shrink-0 items-center rounded-md border border-line bg-paper">
      <a href={link} className="flex min-h-11 items-center gap-2 rounded-md hover:text-brand">
        {icon ? (
          <img {...focusedSource(icon)} alt="" width={40} height={40} className="size-10 rounded-sm object-cover" />
        ) : (
          <ImageIcon className="size-10 p-2 text-ink-soft" />
        )}
        <span className="sr-only text-xs leading-tight md:not-sr-only md:line-clamp-2 md:w-32">{name}</span>
      </a>
      <CompareChangeLink link={removeLink} look="quiet" size="sm" square aria-label={compareTexts.removeOf(name)}>
        <CloseIcon className="size-4" />
      </CompareChangeLink>
    </li>
  );
}
