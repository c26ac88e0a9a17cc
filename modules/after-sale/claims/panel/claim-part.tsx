import type { ReactNode } from 'react';
import { shortenFileName } from '#platform/files/rules/file-type.ts';
import * as texts from '../texts/panel.ts';

export function WorkAndFacts({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{side}</div>
    </div>
  );
}

/** Names and values; those without a value are left out. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-2">
      {facts
        .filter(({ value }) => value !== '' && value !== null)
        .map(({ name, value }) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="figures break-words">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export interface PanelFile {
  link: string;
  name: string;
  isPicture: boolean;
}

/** Pictures as small ones, other files by name; each opens alongside the work. */
export function SentFiles({ files }: { files: readonly PanelFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {files.map(({ link, name, isPicture }) => (
        <li key={link}>
          <a
            href={link}
            target="_blank"
            rel="noopener"
            title={name}
            aria-label={texts.openFile(name)}
            className="flex min-h-11 items-center rounded-md border border-line-strong text-sm"
          >
            {isPicture ? (
              <img src={link} alt="" width={96} height={96} className="size-24 rounded-md object-cover" />
            ) : (
              <span className="px-3">{shortenFileName(name)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
