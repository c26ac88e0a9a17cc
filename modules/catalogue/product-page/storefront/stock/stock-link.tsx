import { stockLink } from '#platform/links/rules/screen-links.ts';
import { PinIcon } from '#platform/ui/icons/objects.tsx';
import * as productAboutTexts from '../../texts/about.ts';

const texts = productAboutTexts.stock;

/** S2.34: a window, or a page without a script. */
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
