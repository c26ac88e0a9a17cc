import { shortenFileName } from '#platform/files/rules/file-type.ts';
import { ImageIcon } from '#platform/ui/icons/objects.tsx';
import { ListIcon } from '#platform/ui/icons/views.tsx';
import * as texts from '../../texts/thread.ts';

export interface ShownFile {
  link: string;
  name: string;
  isPicture: boolean;
}

/** Files of a message or a product; long names are shortened (S9.72). */
export function AttachmentList({ files }: { files: readonly ShownFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {files.map(({ link, name, isPicture }) => (
        <li key={link}>
          {/* A file of its own, not a page: the router must keep its hands off. */}
          <a
            href={link}
            target={isPicture ? '_blank' : undefined}
            rel="noopener"
            title={name}
            aria-label={isPicture ? texts.open(shortenFileName(name)) : texts.download(shortenFileName(name))}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-sm text-ink no-underline hover:border-ink"
          >
            {isPicture ? <ImageIcon className="size-5" /> : <ListIcon className="size-5" />}
            {shortenFileName(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
