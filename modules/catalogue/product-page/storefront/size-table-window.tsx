import { findSizeSections } from '#modules/catalogue/products/rules/size-table.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { PagePart } from '#platform/page-parts/storefront/page-part.tsx';
import type { LinkWindowProps } from '#platform/page-parts/storefront/start-window-links.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as uiTexts from '#platform/ui/texts/ui.ts';

export default function SizeTableWindow({ link, onClose }: LinkWindowProps) {
  function showSection(text: HTMLElement) {
    const headings = [...text.querySelectorAll('h2')];
    const sections = findSizeSections(
      headings.map((heading) => heading.textContent),
      JSON.parse(link.dataset.categories ?? '[]'),
    );
    if (sections.length === 0) return;
    let at = -1;
    for (const part of headings[0]?.parentElement?.children ?? []) {
      if (part.tagName === 'H2') at += 1;
      part.toggleAttribute('hidden', !sections.includes(at));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={productTexts.sizeTable}
      footer={
        <TextLink to={link.href} className="mr-auto inline-flex min-h-11 items-center">
          {productTexts.allSizeTables}
        </TextLink>
      }
    >
      <PagePart address={link.href} failed={uiTexts.connectionProblem} onShown={showSection} />
    </Dialog>
  );
}
