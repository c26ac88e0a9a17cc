import { type MouseEvent, useState } from 'react';
import { useOnDemand } from '#app/features/platform/on-demand/use-on-demand.ts';
import type { ProductEnclosure } from '#rules/catalogue/products/product-page.ts';
import { fileAddress } from '#rules/platform/files/file-type.ts';
import { imageAddress } from '#rules/platform/images/image-address.ts';
import * as productAboutTexts from '#texts/catalogue/product-about.ts';
import { ExternalIcon } from '../../../../ui/icons/arrows.tsx';
import { ImageIcon } from '../../../../ui/icons/image.tsx';
import { PlayIcon } from '../../../../ui/icons/media.tsx';

const loadViewer = () => import('../gallery/viewer/photo-viewer.tsx');
const loadMedia = () => import('./media-dialog.tsx');

const icons = { film: PlayIcon, video: PlayIcon, audio: PlayIcon, image: ImageIcon, document: ExternalIcon };

/** Films and sounds play in a window, images open the viewer, other files are downloaded (S2.31). Plain links to the files. */
export function Enclosures({ enclosures }: { enclosures: ProductEnclosure[] }) {
  const [played, setPlayed] = useState<ProductEnclosure | null>(null);
  const [viewed, setViewed] = useState<number | null>(null);
  const viewer = useOnDemand(loadViewer);
  const media = useOnDemand(loadMedia);
  // Films are slides of the gallery.
  const listed = enclosures.filter(({ kind }) => kind !== 'film');
  const images = listed.filter(({ kind }) => kind === 'image');
  if (listed.length === 0) return null;

  function handleClick(event: MouseEvent<HTMLAnchorElement>, enclosure: ProductEnclosure) {
    if (enclosure.kind === 'image') viewer.open(event, () => setViewed(images.indexOf(enclosure)));
    else if (enclosure.kind !== 'document') media.open(event, () => setPlayed(enclosure));
  }

  return (
    <section>
      <h2>{productAboutTexts.enclosures}</h2>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        {listed.map((enclosure) => {
          const { id, kind, file, title } = enclosure;
          const Icon = icons[kind];
          return (
            <li key={id}>
              <a
                href={kind === 'image' ? imageAddress(file, 1600) : fileAddress(file)}
                download={kind === 'document' || undefined}
                onClick={(event) => handleClick(event, enclosure)}
                className="flex min-h-14 items-center gap-3 rounded-md border border-line bg-surface px-4 py-2 transition-colors hover:border-ink"
              >
                <Icon className="text-brand" />
                <span className="min-w-0">
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-sm text-ink-soft">{productAboutTexts.enclosureType(enclosure)}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {media.Window && played && <media.Window enclosure={played} onClose={() => setPlayed(null)} />}
      {viewer.Window && viewed !== null && (
        <viewer.Window
          label={productAboutTexts.enclosures}
          pictures={images.map(({ file, title }) => ({ file, alt: title }))}
          start={viewed}
          onClose={() => setViewed(null)}
        />
      )}
    </section>
  );
}
