import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { productTexts } from '#texts/product.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { loadTextPage } from '../text-page/load.server.ts';

/** The shop's page of the size table as a window. */
export default function SizeTableDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { data, load } = useFetcher<typeof loadTextPage>();
  useEffect(() => {
    void load(address);
  }, [load, address]);
  return (
    <Dialog open onClose={onClose} title={data?.title ?? productTexts.sizeTable}>
      {data ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved
        <div className="prose" dangerouslySetInnerHTML={{ __html: data.body }} />
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}
