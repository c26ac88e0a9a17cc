import type { ReactNode } from 'react';
import * as searchNoteTexts from '#modules/catalogue/search/texts/note.ts';
import { searchLimits } from '#modules/catalogue/search/texts/note.ts';
import { searchLink } from '#platform/links/rules/screen-links.ts';
import { shortenText } from '#platform/text/rules/text.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { ShownListing } from './shown-listing.ts';

/**
 * Explains how the search differs from the typed text: corrections (X.26), limits and extensions (X.56), and
 * matching pages.
 */
export function SearchNote({ listing }: { listing: ShownListing }) {
  const { correctedText, shopPages, total } = listing;
  const said = [...howMuch(listing), ...(total > 0 ? howRead(listing) : [])];
  return (
    <>
      {(correctedText !== null || said.length > 0) && (
        <p role="status" className="mt-4 max-w-[43.75rem] rounded-md bg-surface-2 px-4 py-3">
          <Searched {...listing} />
          {said.join(' ')}
        </p>
      )}
      {/* Without products they come first among the suggestions. */}
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

function howMuch({ partial, described }: ShownListing): string[] {
  if (described) return [partial ? searchNoteTexts.describedFirst : searchNoteTexts.described];
  return partial ? [searchNoteTexts.partial] : [];
}

function howRead({ otherNames, without, bounds, limitsGivenUp }: ShownListing): string[] {
  const limits = searchLimits(bounds);
  return [
    ...(otherNames.length > 0 ? [searchNoteTexts.otherNames(otherNames)] : []),
    ...(without.length > 0 ? [searchNoteTexts.without(without)] : []),
    ...(limits ? [limitsGivenUp ? searchNoteTexts.givenUp(limits) : searchNoteTexts.within(limits)] : []),
    ...(bounds.cheapest ? [searchNoteTexts.cheapest] : []),
  ];
}

type SearchedProps = Pick<ShownListing, 'text' | 'correctedText' | 'leftOut'>;

function Searched({ text, correctedText, leftOut }: SearchedProps): ReactNode {
  if (correctedText === null) return null;
  const searched = (
    <TextLink to={searchLink(correctedText)} className="inline-flex min-h-6 font-semibold">
      {shortenText(correctedText)}
    </TextLink>
  );
  if (leftOut.length > 0) {
    return (
      <>
        {searchNoteTexts.leftOut(leftOut)} {searched}.{' '}
      </>
    );
  }
  return (
    <>
      {searchNoteTexts.searchedFor} {searched} {searchNoteTexts.insteadOf(shortenText(text ?? ''))}{' '}
    </>
  );
}
