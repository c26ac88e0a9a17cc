import { useState } from 'react';
import { useOnDemand } from '#app/features/platform/on-demand/use-on-demand.ts';
import * as productTexts from '#texts/catalogue/product.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { SizeTable } from './size-table-dialog.tsx';

const loadDialog = () => import('./size-table-dialog.tsx');

/** The size table over the product page, so that the choice made so far stays; without script its own page. */
export default function SizeTableLink(table: SizeTable) {
  const [shown, setShown] = useState(false);
  const { Window, open } = useOnDemand(loadDialog);
  return (
    <>
      <TextLink
        to={table.address}
        className="inline-flex min-h-11 items-center"
        onClick={(event) => open(event, () => setShown(true))}
      >
        {productTexts.sizeTable}
      </TextLink>
      {Window && shown && <Window {...table} onClose={() => setShown(false)} />}
    </>
  );
}
