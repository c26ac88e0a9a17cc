import { useState } from 'react';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import type { LinkWindowProps } from '#platform/page-parts/storefront/start-window-links.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { useBackCloses } from '#platform/ui/use-back-closes.ts';
import * as productAboutTexts from '../../texts/about.ts';

/** S2.31: closing ends the playback. */
export default function MediaDialog({ link, onClose }: LinkWindowProps) {
  const [failed, setFailed] = useState(false);
  useBackCloses(onClose);
  const { href: src } = link;
  const { kind, poster, title } = link.dataset;
  const shared = { src, 'aria-label': title, controls: true, autoPlay: true, onError: () => setFailed(true) };
  return (
    <Dialog open onClose={onClose} title={title} place={kind === 'audio' ? 'centre' : 'wide'}>
      {kind === 'audio' ? (
        <audio {...shared} className="w-full" />
      ) : (
        <video
          {...shared}
          playsInline
          poster={poster ? imageAddress(poster, 960) : undefined}
          className="mx-auto max-h-[70dvh] max-w-full rounded-md bg-surface-2"
        />
      )}
      {failed && (
        <p role="alert" className="mt-4 text-error">
          {productAboutTexts.mediaFailed}{' '}
          <a href={src} download className="underline underline-offset-4">
            {productAboutTexts.download}
          </a>
        </p>
      )}
    </Dialog>
  );
}
