import { useEffect, useRef } from 'react';
import { useWindowData } from '#app/features/platform/on-demand/use-on-demand.ts';
import type { loadTextPage } from '#app/screens/content/text-page/load.server.ts';
import { findSizeSection } from '#rules/catalogue/products/size-table.ts';
import * as productTexts from '#texts/catalogue/product.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

export interface SizeTable {
  address: string;
  /** Of the product, from the root: where in the table its sizes stand. */
  categories: string[];
}

/** The shop's page of the size table as a window, open where the product's sizes stand. */
export default function SizeTableDialog({ address, categories, onClose }: SizeTable & { onClose: () => void }) {
  const page = useWindowData<Awaited<ReturnType<typeof loadTextPage>>>(address);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!page || !text.current) return;
    const headings = [...text.current.querySelectorAll('h2')];
    const section = findSizeSection(
      headings.map((heading) => heading.textContent),
      categories,
    );
    // The first one is in view with the words above it.
    if (section > 0) headings[section]?.scrollIntoView();
  }, [page, categories]);

  return (
    <Dialog open onClose={onClose} title={page?.title ?? productTexts.sizeTable}>
      {page ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved
        <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: page.body }} />
      ) : page === null ? (
        <p role="alert">{productTexts.connectionProblem}</p>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
