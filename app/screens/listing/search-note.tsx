import type { ReactNode } from 'react';
import { searchLink } from '#rules/links/screen-links.ts';
import { shortenText } from '#rules/text/shorten-text.ts';
import { searchNoteTexts } from '#texts/search-note.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { ShownListing } from './shown-listing.ts';

/** Says that something else was searched than typed and how to get it under its own address (X.26), and names fitting pages. */
export default function SearchNote({ listing }: { listing: ShownListing }) {
  const { partial, shopPages, total } = listing;
  return (
    <>
      <Searched {...listing} />
      {partial && <Note>{searchNoteTexts.partial}</Note>}
      {/* Without products they stand first among the ways on. */}
      {total > 0 && shopPages.length > 0 && (
        <p className="mt-4 flex flex-wrap gap-x-3 gap-y-1">
          {searchNoteTexts.pages}
          {shopPages.map(({ name, link }) => (
            <TextLink key={link} to={link} className="min-h-6">
              {name}
            </TextLink>
          ))}
        </p>
      )}
    </>
  );
}

function Searched({ text, correctedText, leftOut }: Pick<ShownListing, 'text' | 'correctedText' | 'leftOut'>) {
  if (correctedText === null) return null;
  const searched = (
    <TextLink to={searchLink(correctedText)} className="inline-flex min-h-6 font-semibold">
      {shortenText(correctedText)}
    </TextLink>
  );
  if (leftOut.length > 0) {
    return (
      <Note>
        {searchNoteTexts.leftOut(leftOut)} {searched}.
      </Note>
    );
  }
  return (
    <Note>
      {searchNoteTexts.didYouMean} {searched}?{' '}
      <span className="text-ink-soft">{searchNoteTexts.corrected(shortenText(text ?? ''))}</span>
    </Note>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mt-4 max-w-[70ch] rounded-md bg-surface-2 px-4 py-3">
      {children}
    </p>
  );
}
