import { PagePart } from '#app/features/platform/window-links/page-part.tsx';
import type { LinkWindowProps } from '#app/features/platform/window-links/start-window-links.ts';
import { findSizeSection } from '#rules/catalogue/products/size-table.ts';
import * as productTexts from '#texts/catalogue/product.ts';
import * as uiTexts from '#texts/platform/ui.ts';
import { Dialog } from '../../../ui/dialog.tsx';

/** The shop's page of the size table as a window, open where the product's sizes stand. */
export default function SizeTableWindow({ link, onClose }: LinkWindowProps) {
  function showSection(text: HTMLElement) {
    const headings = [...text.querySelectorAll('h2')];
    const section = findSizeSection(
      headings.map((heading) => heading.textContent),
      JSON.parse(link.dataset.categories ?? '[]'),
    );
    // The first one is in view with the words above it.
    if (section > 0) headings[section]?.scrollIntoView();
  }

  return (
    <Dialog open onClose={onClose} title={productTexts.sizeTable}>
      <PagePart address={link.href} failed={uiTexts.connectionProblem} onShown={showSection} />
    </Dialog>
  );
}
