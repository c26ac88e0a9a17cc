import { Link } from 'react-router';
import { searchLink } from '#rules/links/screen-links.ts';
import { shortenText } from '#rules/text/shorten-text.ts';
import { searchTexts } from '#texts/search.ts';

const texts = searchTexts.correction;

/** Says that something else was searched than typed, and how to get it under its own address (X.26). */
export function CorrectedText({ typed, corrected }: { typed: string; corrected: string }) {
  return (
    <p role="status" className="mt-4 max-w-[70ch] rounded-md bg-surface-2 px-4 py-3">
      {texts.didYouMean}{' '}
      <Link to={searchLink(corrected)} className="inline-flex min-h-6 font-semibold underline underline-offset-4">
        {shortenText(corrected)}
      </Link>
      ? <span className="text-ink-soft">{texts.corrected(shortenText(typed))}</span>
    </p>
  );
}
