import { stockLink } from '#rules/platform/links/screen-links.ts';
import * as productAboutTexts from '#texts/catalogue/product-about.ts';
import { PinIcon } from '../../../../ui/icons/things.tsx';

const texts = productAboutTexts.stock;

/** Where the product lies: a window over the page, or a page of its own without script (S2.34). */
export function StockLink({ product: { link } }: { product: { link: string } }) {
  return (
    <a
      href={stockLink(link)}
      data-window="page"
      data-title={texts.title}
      data-failed={texts.failed}
      className="inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4"
    >
      <PinIcon className="size-5" />
      {texts.link}
    </a>
  );
}
