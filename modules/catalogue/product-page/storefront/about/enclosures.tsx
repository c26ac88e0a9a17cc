import type { ProductEnclosure } from '#modules/catalogue/products/rules/product-page.ts';
import { fileAddress } from '#platform/files/rules/file-type.ts';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import { ExternalIcon } from '#platform/ui/icons/arrows.tsx';
import { PlayIcon } from '#platform/ui/icons/media.tsx';
import { ImageIcon } from '#platform/ui/icons/objects.tsx';
import * as productAboutTexts from '../../texts/about.ts';

const icons = { film: PlayIcon, video: PlayIcon, audio: PlayIcon, image: ImageIcon, document: ExternalIcon };

const WINDOWS: Partial<Record<ProductEnclosure['kind'], string>> = { image: 'viewer', video: 'media', audio: 'media' };

/** S2.31; plain links to the files. */
export function Enclosures({ enclosures }: { enclosures: ProductEnclosure[] }) {
  // Films are slides of the gallery.
  const listed = enclosures.filter(({ kind }) => kind !== 'film');
  if (listed.length === 0) return null;
  return (
    <section data-viewer={productAboutTexts.enclosures}>
      <h2 className="type-sub">{productAboutTexts.enclosures}</h2>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        {listed.map((enclosure) => {
          const { id, kind, file, title, poster } = enclosure;
          const Icon = icons[kind];
          return (
            <li key={id}>
              <a
                href={kind === 'image' ? imageAddress(file, 1600) : fileAddress(file)}
                download={kind === 'document' || undefined}
                data-window={WINDOWS[kind]}
                data-file={kind === 'image' ? file : undefined}
                data-alt={kind === 'image' ? title : undefined}
                data-kind={kind}
                data-title={title}
                data-poster={poster ?? undefined}
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
    </section>
  );
}
